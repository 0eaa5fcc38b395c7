from locators import texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from view import View


class ProductList(View):
    def search(self, text):
        self.fill("shop-search", text)

    def category(self, name):
        self.press(f"shop-category-{name}")

    def only_in_stock(self):
        self.press("shop-in-stock")

    def sort_by(self, order):
        self.choose("shop-sort", order)

    def turn_to(self, page):
        self.press(f"shop-page-{page}")
        current = By.CSS_SELECTOR, f"[data-testid=shop-page-{page}][aria-current=page]"
        self.wait.until(EC.presence_of_element_located(current))

    def open_product(self, product):
        self.press(f"shop-link-{product}")

    def add(self, product):
        self.press(f"shop-add-{product}")

    def names_are(self, *names):
        self.list_reads("shop-link-", [*names])

    def prices(self):
        return texts(self.all("shop-price-"))

    def is_category(self, name):
        return self.find(f"shop-category-{name}").is_selected()


class ProductView(View):
    """A product by itself."""

    def option(self, option):
        self.press(f"product-option-{option}")

    def add(self, quantity=1):
        self.fill("product-quantity", str(quantity))
        self.press("product-add")

    def says(self, message):
        self.reads("product-message", message)
