from view import View


class CartView(View):
    def more(self, line):
        self.press(f"cart-more-{line}")

    def remove(self, line):
        self.press(f"cart-remove-{line}")

    def undo(self):
        self.press("cart-undo")

    def apply(self, code):
        self.fill("cart-code", code)
        self.press("cart-apply")

    def deliver_by(self, way):
        self.press(f"cart-by-{way}")

    def to_checkout(self):
        self.press("cart-checkout")

    def quantity_is(self, line, quantity):
        self.has_value(f"cart-quantity-{line}", str(quantity))

    def has_lines(self, count):
        self.has("cart-line-", count)

    def sums_are(self, **sums):
        """Waits for these sums, such as total="€54.80"."""
        for name, text in sums.items():
            self.reads(f"cart-{name}", text)
