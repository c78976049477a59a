enum ProfileSnapshots {
  static let all = [
    "profile-loading": """
    # Profile
    Loading…

    """,
    "profile": """
    # Profile
    ## Recent orders
    Corner Deli: €24.50
    Order 1001 · Delivered · 4 Jan 2026
    [1] Buy again, order 1001, €24.50
    Thai Garden: €19.02
    Order 1002 · Paid · 3 Jan 2026
    Corner Deli: €24.50
    Order 1003 · Cancelled · 2 Jan 2026

    """,
    "profile-no-orders": """
    # Profile
    ## Recent orders
    You have not ordered anything yet.

    """,
    "profile-offline": """
    # Profile
    Your orders could not be loaded.
    [1] Try again

    """,
  ]
}
