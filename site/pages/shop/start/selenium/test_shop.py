import pytest
from pages.products_page import ProductsPage

TO_DO = pytest.mark.skip(reason="to do")


def test_found(driver, site, wait):
    """found: Search, category and “In stock” narrow the list together."""
    products = ProductsPage(driver, site, wait)
    products.open()
    products.find("umbrella")
    products.counts("1 product")
    products.only_in_stock()
    products.counts("No products match")
    # Add next: the category.


# One test for each requirement. Write its steps, then remove @TO_DO.
