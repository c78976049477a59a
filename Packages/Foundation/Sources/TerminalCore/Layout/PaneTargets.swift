/// The controls of a pane, from top to bottom.
struct PaneTargets: RandomAccessCollection {
  let header: [Target]
  let body: [Target]
  let footer: [Target]

  var startIndex: Int { 0 }
  var endIndex: Int { header.count + body.count + footer.count }

  subscript(index: Int) -> Target {
    if index < header.count { return header[index] }
    let index = index - header.count
    return index < body.count ? body[index] : footer[index - body.count]
  }
}
