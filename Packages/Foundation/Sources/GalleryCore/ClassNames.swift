import DesignCore

// What markup and style sheet call the values of the design.

extension Text.Tone {
  var name: String {
    switch self {
    case .primary: "tone-primary"
    case .secondary: "tone-secondary"
    case .accent: "tone-accent"
    case .positive: "tone-positive"
    case .warning: "tone-warning"
    case .critical: "tone-critical"
    }
  }
}

extension Text.Style {
  var name: String {
    switch self {
    case .headline: "headline"
    case .body: "body"
    case .caption: "caption"
    }
  }
}

extension Control.Role {
  var name: String {
    switch self {
    case .standard: "standard"
    case .primary: "primary"
    case .destructive: "destructive"
    case .cancel: "cancel"
    }
  }
}

extension Appearance.ColorScheme {
  var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension Appearance.TextSize {
  var name: String {
    switch self {
    case .standard: "standard-text"
    case .largest: "largest-text"
    }
  }
}
