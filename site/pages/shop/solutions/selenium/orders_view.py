from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from view import View


class OrdersView(View):
    """The list of orders, and one of them."""

    def is_placed(self):
        return self.find("order-number").text

    def total_is(self, total):
        self.reads("order-total", total)

    def has_orders(self, count):
        self.has("order-row-", count)

    def does_not_exist(self):
        not_there = By.XPATH, '//p[.="This order does not exist"]'
        self.wait.until(EC.visibility_of_element_located(not_there))
        assert not self.is_there("order-total")

    def cancel(self, number):
        self.press(f"order-cancel-{number}")
        self.reads(f"order-status-{number}", "Cancelled")

    def again(self, number):
        self.press(f"order-again-{number}")

    def invoice(self, number, downloads):
        """The text of the file that “Invoice” saves."""
        file = downloads / f"invoice-{number}.txt"
        file.unlink(missing_ok=True)
        self.press(f"order-invoice-{number}")
        self.wait.until(lambda _: file.exists())
        return file.read_text(encoding="utf-8")
