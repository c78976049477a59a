enum CheckoutSnapshots {
  static let all = [
    "checkout-loading": """
    # Checkout
    Loading…

    """,
    "checkout": """
    # Checkout
    ## Corner Deli
    1 × Bagel: €22.51
    Delivery: €1.99
    Total: €24.50

    """,
    "checkout-unknown-order": """
    # Checkout
    There is no order 1001.
    [1] Try again

    """,
    "checkout-offline": """
    # Checkout
    The order could not be loaded.
    [1] Try again

    """,
  ]
}
