from urllib.parse import urlencode

from admin_view import AdminView
from cart_view import CartView
from checkout_view import CheckoutView
from orders_view import OrdersView
from product_views import ProductList, ProductView
from sign_in_view import SignInView
from view import View


class Shop(View):
    """The shop: its views, and what is above each of them."""

    def __init__(self, driver, site, wait):
        super().__init__(driver, wait)
        self.site = site
        self.list = ProductList(driver, wait)
        self.product = ProductView(driver, wait)
        self.cart = CartView(driver, wait)
        self.sign_in = SignInView(driver, wait)
        self.checkout = CheckoutView(driver, wait)
        self.orders = OrdersView(driver, wait)
        self.admin = AdminView(driver, wait)

    def open(self, view="", lines="", user="", **options):
        """Opens a view after it emptied the shop, with "kettle:1,mug:2" in the cart and a user who is signed in. This
        short cut replaces all the clicks that lead there.
        """
        self.visit(view, **{"with": lines, "as": user}, **options)

    def visit(self, view="", **options):
        """Opens a view of the shop as it is now."""
        query = urlencode({"delayScale": 0, **options})
        self.driver.get(f"{self.site}/shop{view}{'&' if '?' in view else '?'}{query}")
        self.find("shop")

    def open_cart(self):
        self.press("shop-cart")

    def counts(self, items):
        """Waits until the cart has this number of items."""
        self.reads("shop-cart-count", str(items))

    def user_is(self, name):
        self.reads("shop-signed-in-as", name)

    def sign_out(self):
        self.press("shop-sign-out")
        self.is_gone("shop-sign-out")

    def change_to(self, user, password="practice"):
        """Signs in as another user, in the view “Sign in”."""
        self.visit("/sign-in")
        self.sign_out()
        self.sign_in.sign_in(user, password)
        self.find("shop-sign-out")

    def open_tab(self, view, **options):
        """Opens a view in another tab, and goes there."""
        self.driver.switch_to.new_window("tab")
        self.visit(view, **options)
        return self.driver.current_window_handle

    def switch_to(self, tab):
        self.driver.switch_to.window(tab)
