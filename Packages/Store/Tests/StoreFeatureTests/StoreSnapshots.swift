enum StoreSnapshots {
  static let all = [
    "stores-loading": """
    # Stores
    Loading…

    """,
    "stores": """
    # Stores
    Corner Deli
    4.6 · 1,200 reviews
    25–35 min · €1.99 delivery
    Night Owl: Closed
    4.6 · 1,200 reviews
    25–35 min · €1.99 delivery

    """,
    "stores-offline": """
    # Stores
    The stores could not be loaded.
    [1] Try again

    """,
  ]
}
