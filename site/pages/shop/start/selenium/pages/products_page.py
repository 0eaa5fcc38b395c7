from locators import by_test_id


class ProductsPage:
    """The list of products."""

    # The shop begins empty there: no cart, nobody signed in.
    address = "/shop?with="
    search = by_test_id("shop-search")
    in_stock = by_test_id("shop-in-stock")
    count = by_test_id("shop-count")

    def __init__(self, driver, site, wait):
        self.driver = driver
        self.site = site
        self.wait = wait

    def open(self):
        self.driver.get(f"{self.site}{self.address}")

    def find(self, text):
        field = self.driver.find_element(*self.search)
        field.clear()
        field.send_keys(text)

    def only_in_stock(self):
        self.driver.find_element(*self.in_stock).click()

    def counts(self, text):
        """Waits until the line above the list reads exactly this."""
        self.wait.until(lambda driver: driver.find_element(*self.count).text == text, f"not: {text}")

    # Add next: the categories, the order and “Add to cart”. The cart is another page object, in a file of its own.
