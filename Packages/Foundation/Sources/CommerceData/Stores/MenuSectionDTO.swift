import CommerceDomain
import NetworkCore

/// A titled part of a menu as the server sends it.
struct MenuSectionDTO: Decodable {
  let id: String
  let title: String
  let items: LossyArray<Checked<ItemDTO>>

  var section: MenuSection {
    MenuSection(id: id, title: title, items: items.elements.map(\.value.item))
  }

  struct ItemDTO: Checkable {
    let id: ItemID
    let name: String
    let price: Money
    let image: IfReadable<String>?
    let hasRequiredOptions: Bool
    /// Read whole or not at all: without one of its choices an item could not be ordered as meant.
    let options: [OptionDTO]?

    var item: MenuItem {
      MenuItem(
        id: id, name: name, price: price, imageURL: image?.value,
        hasRequiredOptions: hasRequiredOptions, options: (options ?? []).map(\.option)
      )
    }

    func check() throws(RuleViolation) { try price.checkNotNegative("a price") }
  }

  struct OptionDTO: Decodable {
    let id: String
    let title: String
    let choices: [ChoiceDTO]

    var option: ItemOption {
      ItemOption(id: id, title: title, choices: choices.map { Choice(id: $0.id, name: $0.name) })
    }
  }

  struct ChoiceDTO: Decodable {
    let id: String
    let name: String
  }
}
