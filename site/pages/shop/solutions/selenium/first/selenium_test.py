import re

import pytest
from shop import Shop


@pytest.fixture
def shop(driver, site, wait):
    return Shop(driver, site, wait)


def test_total(shop):
    """total: the total is the same in cart, review and order"""
    # Not: a journey like this for each requirement; a test of the total alone starts at ?with=mug:2&as=ada.
    shop.open()
    shop.list.search("mug")
    shop.list.add("mug")
    shop.list.add("mug")
    shop.counts(2)

    shop.open_cart()
    shop.cart.apply("SAVE10")
    shop.cart.sums_are(discount="−€1.99", total="€22.81")

    shop.cart.to_checkout()
    shop.sign_in.sign_in("ada", "practice")
    shop.checkout.to_payment()
    shop.checkout.fill_card("4242 4242 4242 4242")
    shop.checkout.next()
    shop.checkout.reads("checkout-total", "€22.81")

    shop.checkout.place()
    assert re.fullmatch(r"PS-\d{6}", shop.orders.is_placed())
    shop.orders.total_is("€22.81")
