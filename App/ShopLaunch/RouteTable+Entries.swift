public import CheckoutAPI
public import DesignCore
public import ProfileAPI
public import RoutingCore
public import StoreAPI

/// Registers every route of an interface at once: a route without a handler does not compile.
extension RouteTable where Destination == any Screen {
  public func register<Entry: StoreEntry>(_ entry: Entry)
  where
    Entry.StoresScreen: Screen, Entry.StoreScreen: Screen, Entry.ItemOptionsScreen: Screen
  {
    register(StoresRoute.self) { entry.stores($0, router: $1) }
    register(StoreRoute.self) { entry.store($0, router: $1) }
    register(ItemOptionsRoute.self) { entry.itemOptions($0, router: $1) }
  }

  public func register<Entry: CheckoutEntry>(_ entry: Entry)
  where
    Entry.BasketScreen: Screen, Entry.CheckoutScreen: Screen, Entry.ReceiptScreen: Screen
  {
    register(BasketRoute.self) { entry.basket($0, router: $1) }
    register(CheckoutRoute.self) { entry.checkout($0, router: $1) }
    register(ReceiptRoute.self) { entry.receipt($0, router: $1) }
  }

  public func register<Entry: ProfileEntry>(_ entry: Entry)
  where
    Entry.ProfileScreen: Screen, Entry.OrderScreen: Screen, Entry.FavouritesScreen: Screen
  {
    register(ProfileRoute.self) { entry.profile($0, router: $1) }
    register(OrderRoute.self) { entry.order($0, router: $1) }
    register(FavouritesRoute.self) { entry.favourites($0, router: $1) }
  }
}
