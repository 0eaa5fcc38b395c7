from view import View


class AdminView(View):
    """The administration."""

    def set_stock(self, product, stock):
        self.fill(f"admin-stock-{product}", str(stock))
        self.press(f"admin-save-{product}")

    def set_price(self, product, price):
        self.fill(f"admin-price-{product}", price)
        self.press(f"admin-save-{product}")
