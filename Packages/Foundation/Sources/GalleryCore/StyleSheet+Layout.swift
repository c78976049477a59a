extension StyleSheet {
  /// A screen: a card like a phone, as tall as the window when it stands alone.
  static let screen = """
    .screen{position:relative;display:flex;flex-direction:column;overflow:hidden;\
    width:100%;max-width:26rem;height:100vh;height:100dvh;margin:0 auto;font-size:var(--text);\
    background:var(--background);color:var(--tone-primary)}
    .screen header{display:flex;flex-wrap:wrap;align-items:center;gap:var(--small);\
    padding:var(--medium) var(--medium) var(--small)}
    .screen header>:first-child{flex:1 1 60%;font-size:calc(var(--text)*1.5);line-height:1.2;\
    letter-spacing:-.01em}
    .toolbar,.controls{display:flex;flex-wrap:wrap;gap:var(--small)}
    .scroll{flex:1;overflow:auto;padding:var(--small) var(--medium) var(--large)}
    section+section{margin-top:var(--large)}
    .scroll h2,.scroll h4{padding:0 var(--tight) var(--small);\
    font-size:calc(var(--text)*.875);color:var(--tone-secondary)}
    .rows{overflow:hidden;border-radius:1rem;background:var(--surface)}
    .rows>p{padding:var(--tight) var(--medium)}
    .rows>p:first-child{padding-top:var(--medium)}
    .rows>p:last-child{padding-bottom:var(--medium)}
    .photo+p,.rows ul+p,.rows dl+p{padding-top:var(--medium)}
    .rows>p:has(+ul),.rows>p:has(+dl){padding-bottom:var(--medium)}
    .rows li+li,.rows dl>div+div,.rows ul+*,.rows dl+*,.rows p+ul,.rows p+dl\
    {border-top:1px solid var(--separator)}
    dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--tight) var(--medium);\
    padding:var(--small) var(--medium)}
    dl>div:only-child{padding:var(--medium)}
    dd,.value{font-variant-numeric:tabular-nums}
    dd{margin-inline-start:auto;text-align:end}
    .value{flex:none;max-width:45%}
    .row{display:flex;align-items:center;gap:var(--small) var(--medium);width:100%;\
    min-height:3.25rem;padding:var(--small) var(--medium)}
    .largest-text .row{flex-wrap:wrap}
    .largest-text .words{flex-basis:100%}
    .largest-text .thumbnail{display:none}
    .largest-text .glyph{margin-inline-start:auto}
    .words{display:flex;flex-direction:column;align-items:flex-start;flex:1 1 50%;min-width:0;\
    gap:.125rem}
    .value{text-align:end}
    .glyph{min-width:1.25em;font-size:calc(var(--text)*1.25);line-height:1;text-align:center;\
    color:var(--tone-accent)}
    .row:disabled,.row:disabled *{color:var(--disabled)}
    .row.pending,.row.pending *{color:var(--tone-secondary)}
    .controls{padding:0 var(--medium) var(--small)}
    .photo{display:flex;align-items:flex-end;min-height:9rem;padding:var(--medium);\
    background:radial-gradient(120% 120% at 100% 0,var(--separator),var(--focused));\
    color:var(--tone-accent);font-weight:650}
    .photo span{position:relative}
    .thumbnail{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;\
    overflow:hidden;border-radius:.75rem;background:var(--focused);color:var(--tone-accent);\
    font-size:1.125rem;font-weight:650}
    .control{min-width:2.75rem;min-height:2.75rem;padding:var(--small) var(--medium);\
    border:1px solid var(--outline);border-radius:1.375rem;text-align:center;font-weight:650}
    .control.icon{width:max(2.75rem,calc(var(--text)*2));aspect-ratio:1;padding:0;border-radius:50%}
    .control span+span{margin-inline-start:.5em}
    .control.primary{border-color:transparent}
    .control.pending,.control:disabled{border-style:dashed;border-color:var(--outline)}
    li>.control{width:100%;border-color:transparent;border-radius:0;text-align:start}
    li>.control.primary{width:calc(100% - 2*var(--medium));margin:var(--small) var(--medium)\
    var(--medium);border-radius:1.375rem;text-align:center}
    .rows p+ul:has(>li>.primary){border-top:0}
    .toolbar .control{font-size:calc(var(--text)*1.25);line-height:1}
    .screen footer{padding:var(--small) var(--medium) var(--medium);\
    border-top:1px solid var(--separator);background:var(--surface)}
    footer>.control{width:100%;min-height:3rem}
    [inert]{opacity:.4}
    .scrim{position:absolute;inset:0;display:flex;align-items:flex-end;padding:var(--small)}
    [role=dialog]{display:flex;flex-direction:column;gap:var(--small);width:100%;max-height:100%;\
    overflow:auto;padding:var(--large) var(--medium) var(--medium);border:1px solid var(--outline);\
    border-radius:1.25rem;background:var(--surface);text-align:center}
    [role=dialog]>:first-child{font-size:calc(var(--text)*1.25);line-height:1.25}
    [role=dialog] p{padding-bottom:var(--small);color:var(--tone-secondary)}

    """

  /// The previews side by side, each no taller than the others.
  static let gallery = """
    .gallery{max-width:92rem;margin:0 auto;padding:var(--large) var(--medium)}
    .gallery h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em}
    .gallery a{color:var(--tone-accent)}
    .gallery nav ul{display:flex;flex-wrap:wrap;gap:var(--small);padding:var(--medium) 0 var(--large)}
    .gallery nav a{display:block;padding:var(--tight) .75rem;border-radius:1rem;\
    background:var(--surface);text-decoration:none}
    .previews{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(21rem,100%),1fr));\
    gap:var(--large)}
    article{min-width:0;scroll-margin-top:var(--medium)}
    article:target>h2 a{background:var(--focused)}
    article>h2{padding:0 var(--small);font-size:1.0625rem}
    article>h2 a{padding:0 var(--tight);border-radius:.25rem;text-decoration:none}
    article>p{padding:0 .75rem var(--small);font-size:.875rem;color:var(--tone-secondary)}
    article .screen{max-width:none;height:38rem;border:1px solid var(--outline);border-radius:1.75rem}
    details{padding:var(--small) .75rem;font-size:.875rem}
    pre{overflow:auto;max-height:20rem;margin:0;padding:var(--small);border-radius:.75rem;\
    background:var(--surface);white-space:pre-wrap}

    """
}
