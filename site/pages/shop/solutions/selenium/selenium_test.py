import json
import re
from urllib.request import Request, urlopen

import pytest
from checkout_view import ADDRESS, CHALLENGED, DECLINED, PAYS
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from shop import Shop


@pytest.fixture
def shop(driver, site, wait):
    return Shop(driver, site, wait)


def test_found(shop):
    """found: search, category and “In stock” narrow the list together"""
    shop.open()
    shop.list.search("ST")
    shop.list.names_are("Camping Stove", "Cast-Iron Pan", "Stapler", "Storm Umbrella")
    shop.list.category("outdoor")
    shop.list.names_are("Camping Stove", "Storm Umbrella")
    shop.list.only_in_stock()
    shop.list.names_are("Camping Stove")
    shop.list.search("kettle")
    shop.list.reads("shop-count", "No products match")
    shop.list.category("all")
    shop.list.names_are("Copper Kettle")


def test_sort(shop):
    """sort: prices are in order over all pages"""
    shop.open()
    for order in ["price-up", "price-down"]:
        shop.list.sort_by(order)
        prices = []
        for page in [1, 2, 3]:
            shop.list.turn_to(page)
            prices += [cents(price) for price in shop.list.prices()]
        assert len(prices) == 24
        assert prices == sorted(prices, reverse=order == "price-down")


def test_filters(shop):
    """filters: page 2 keeps search, filters and order"""
    shop.open()
    shop.list.category("kitchen")
    shop.list.sort_by("price-down")
    shop.list.turn_to(2)
    shop.list.names_are("Whisk")
    assert shop.list.is_category("kitchen")

    shop.open("?search=e&sort=price-down")
    shop.list.only_in_stock()
    shop.list.turn_to(2)
    shop.list.names_are(
        "Stapler",
        "Large Dotted Notebook",
        "Desk Lamp Shade",
        "Enamel Mug",
        "Pencil Set",
        "Dotted Notebook",
        "Beeswax Candle",
    )
    shop.list.has_value("shop-search", "e")


def test_back(shop, driver):
    """back: back leads to the list as it was"""
    shop.open()
    shop.list.category("kitchen")
    shop.list.sort_by("price-down")
    shop.list.turn_to(2)
    shop.list.open_product("whisk")
    shop.product.reads("product-name", "Whisk")
    driver.back()
    shop.list.names_are("Whisk")
    assert shop.list.is_category("kitchen")
    shop.list.has_value("shop-sort", "price-down")


def test_price(shop):
    """price: a product has the same price in three views"""
    for product, price in [("kettle", "€49.90"), ("whisk", "€8.90"), ("stove", "€1,249.00")]:
        shop.open(f"?search={product}", f"{product}:1")
        shop.list.reads(f"shop-price-{product}", price)
        shop.list.open_product(product)
        shop.product.reads("product-price", price)
        shop.open_cart()
        shop.cart.reads(f"cart-sum-{product}", price)


def test_option(shop):
    """option: an option must be chosen"""
    for product, message in [("backpack", "Choose a colour"), ("socks", "Choose a size")]:
        shop.open(f"/products/{product}")
        shop.product.add()
        shop.product.says(message)
        shop.visit(f"?search={product}")
        shop.list.add(product)
        shop.product.says(message)
        shop.counts(0)


def test_lines(shop):
    """lines: each option has its own line"""
    for product, one, other in [("backpack", "green", "grey"), ("socks", "s", "l")]:
        shop.open(f"/products/{product}")
        shop.product.option(one)
        shop.product.add()
        shop.product.option(other)
        shop.product.add(2)
        shop.open_cart()
        shop.cart.has_lines(2)
        shop.cart.quantity_is(f"{product}-{one}", 1)
        shop.cart.quantity_is(f"{product}-{other}", 2)


def test_limit(shop):
    """limit: the cart takes no more than the stock"""
    shop.open("/products/kettle")
    shop.product.add(6)
    shop.product.says("Only 5 in stock")
    shop.counts(5)
    shop.visit("?search=kettle")
    shop.list.add("kettle")
    shop.product.says("Only 5 in stock")
    shop.open_cart()
    shop.cart.more("kettle")
    shop.cart.reads("cart-message-kettle", "Only 5 in stock")
    shop.cart.quantity_is("kettle", 5)
    shop.counts(5)


def test_count(shop):
    """count: each view shows the number of items"""
    shop.open("", "kettle:2,mug:3", "ada")
    for view in ["", "/products/mug", "/cart", "/checkout", "/orders", "/orders/PS-100001", "/admin"]:
        shop.visit(view)
        shop.counts(5)


def test_undo(shop):
    """undo: a removed line comes back for 5 seconds"""
    shop.open("/cart", "kettle:2,mug:1")
    shop.cart.has_lines(2)
    shop.cart.remove("kettle")
    shop.cart.has_lines(1)
    shop.cart.undo()
    shop.cart.quantity_is("kettle", 2)
    shop.cart.remove("kettle")
    shop.cart.is_gone("cart-undo")
    shop.cart.has_lines(1)


def test_kept(shop, driver):
    """kept: lines and quantities survive a reload"""
    shop.open("/cart", "kettle:1,backpack-grey:2")
    shop.cart.more("kettle")
    shop.cart.quantity_is("kettle", 2)
    driver.refresh()
    shop.cart.has_lines(2)
    shop.cart.quantity_is("kettle", 2)
    shop.cart.quantity_is("backpack-grey", 2)


def test_code_kept(shop, driver):
    """code-kept: a code survives a reload"""
    shop.open("/cart", "kettle:1")
    shop.cart.apply("SAVE10")
    shop.cart.sums_are(total="€49.81")
    driver.refresh()
    shop.cart.sums_are(discount="−€4.99", total="€49.81")


def test_discount(shop):
    """discount: SAVE10 takes off a tenth, with half cents rounded up"""
    for lines, code, discount in [("mug:1", "SAVE10", "−€1.00"), ("kettle:1,mug:2", "save10", "−€6.98")]:
        shop.open("/cart", lines)
        shop.cart.apply(code)
        shop.cart.sums_are(discount=discount)


def test_delivery(shop):
    """delivery: delivery is free from €60.00 after the discount"""
    shop.open("/cart", "kettle:1,mug:1")
    shop.cart.sums_are(goods="€59.85", delivery="€4.90")
    shop.open("/cart", "mug-set:1,notebook:1,stapler:1")
    shop.cart.sums_are(goods="€60.00", delivery="€0.00")
    shop.open("/cart", "knife:1")
    shop.cart.sums_are(delivery="€0.00")
    shop.cart.apply("SAVE10")
    shop.cart.sums_are(delivery="€4.90")


def test_vat(shop):
    """vat: the VAT is a sixth of the total"""
    for lines, total, vat in [
        ("kettle:1", "€54.80", "€9.13"),
        ("mug:1", "€14.85", "€2.48"),
        ("stove:2", "€2,498.00", "€416.33"),
    ]:
        shop.open("/cart", lines)
        shop.cart.sums_are(total=total, vat=vat)


def test_quote(shop, site):
    """quote: the cart has the sums of the API"""
    for product, quantity, code, delivery in [
        ("kettle", 1, "SAVE10", "express"),
        ("mug", 3, "FREESHIP", "standard"),
        ("stove", 2, "SAVE10", "pickup"),
    ]:
        body = {"lines": [{"product": product, "quantity": quantity}], "code": code, "delivery": delivery}
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"{site}/api/shop/quote", json.dumps(body).encode(), headers)) as response:
            quoted = json.load(response)
        shop.open("/cart", f"{product}:{quantity}")
        shop.cart.apply(code)
        shop.cart.deliver_by(delivery)
        discount = quoted.pop("discount")
        shop.cart.sums_are(**{name: shown(amount) for name, amount in quoted.items()})
        if discount > 0:
            shop.cart.sums_are(discount=f"−{shown(discount)}")


def test_tabs(shop, driver):
    """tabs: another tab shows a change at once"""
    shop.open("/cart", "mug:1")
    first = driver.current_window_handle
    second = shop.open_tab("/cart")
    shop.switch_to(first)
    shop.cart.more("mug")
    shop.switch_to(second)
    shop.counts(2)
    shop.cart.quantity_is("mug", 2)
    shop.cart.remove("mug")
    shop.switch_to(first)
    shop.cart.find("cart-empty")
    close(driver, second)


def test_refused(shop):
    """refused: a failed sign-in says why"""
    shop.open("/sign-in")
    for user, password, message in [
        ("ada", "wrong", "Wrong user name or password"),
        ("locked", "practice", "This account is locked"),
        ("nobody", "practice", "Wrong user name or password"),
    ]:
        shop.sign_in.sign_in(user, password)
        shop.sign_in.is_refused(message)
    assert not shop.is_there("shop-signed-in-as")


def test_returned(shop, driver, wait):
    """returned: signing in leads back"""
    shop.open("/cart", "kettle:1")
    shop.cart.to_checkout()
    shop.sign_in.sign_in("ada")
    wait.until(EC.url_contains("/shop/checkout"))
    shop.open("/products/mug")
    driver.find_element(By.LINK_TEXT, "Sign in").click()
    shop.sign_in.sign_in("grace")
    wait.until(EC.url_contains("/shop/products/mug"))
    shop.user_is("Grace Hopper")


def test_joined(shop):
    """joined: the guest’s cart and the customer’s become one"""
    shop.open("", "mug:1", "ada")
    shop.sign_out()
    shop.visit("/products/kettle")
    shop.product.add()
    shop.visit("/products/mug")
    shop.product.add(2)
    shop.visit("/sign-in")
    shop.sign_in.sign_in("ada")
    shop.open_cart()
    shop.cart.quantity_is("kettle", 1)
    shop.cart.quantity_is("mug", 3)


def test_put_away(shop):
    """put-away: signing out empties the cart until the next sign-in"""
    shop.open("", "kettle:2,mug:1", "ada")
    shop.sign_out()
    shop.counts(0)
    shop.visit("/sign-in")
    shop.sign_in.sign_in("grace")
    shop.user_is("Grace Hopper")
    shop.counts(0)
    shop.change_to("ada")
    shop.counts(3)


def test_private(shop):
    """private: an order opens for its own customer"""
    shop.open("/orders/PS-100001", user="ada")
    shop.orders.reads("order-number", "PS-100001")
    shop.sign_out()
    shop.visit("/orders/PS-100001")
    shop.orders.does_not_exist()
    shop.visit("/sign-in")
    shop.sign_in.sign_in("grace")
    shop.user_is("Grace Hopper")
    shop.visit("/orders/PS-100001")
    shop.orders.does_not_exist()


def test_registered(shop):
    """registered: a new customer signs in again"""
    shop.open("/sign-in")
    shop.sign_in.register(name="Mary", email="mary@shop.test", password="somerville")
    shop.user_is("Mary")
    shop.change_to("mary@shop.test", "somerville")
    shop.user_is("Mary")


def test_guarded(shop, driver):
    """guarded: checkout needs a customer and a product"""
    shop.open("/checkout", "mug:1")
    shop.find("sign-in-user")
    assert "/shop/sign-in" in driver.current_url
    shop.open("/checkout", user="ada")
    shop.find("cart-empty")
    assert "/shop/cart" in driver.current_url


def test_missing(shop):
    """missing: the address of a later step leads to the first incomplete step"""
    shop.open("/checkout?step=payment", "mug:1", "ada")
    shop.checkout.step_is("address")
    shop.checkout.fill_address()
    shop.visit("/checkout?step=review")
    shop.checkout.step_is("payment")


def test_filled(shop):
    """filled: going back keeps what was filled in"""
    shop.open("/checkout", "mug:1", "ada")
    shop.checkout.to_review()
    shop.checkout.back()
    for field, text in {"card": PAYS, "expiry": "12/39", "cvc": "123"}.items():
        shop.checkout.has_value(f"checkout-{field}", text)
    shop.checkout.back()
    shop.checkout.step_is("delivery")
    shop.checkout.back()
    for field, text in {**ADDRESS, "country": "DE"}.items():
        shop.checkout.has_value(f"checkout-{field}", text)


def test_card(shop):
    """card: a wrong card is refused at its step"""
    shop.open("/checkout", "mug:1", "ada", now="2031-03-05T09:30")
    shop.checkout.to_payment()
    shop.checkout.fill_card("4242 4242 4242 4241", expiry="02/31")
    shop.checkout.next()
    shop.checkout.reads("checkout-error-card", "This card number is not valid")
    shop.checkout.reads("checkout-error-expiry", "This card has expired")
    shop.checkout.fill_card("5555 5555 5555 4444", expiry="03/31")
    shop.checkout.next()
    shop.checkout.reads("checkout-error-card", "This card is not supported")
    shop.checkout.fill_card("4242424242424242", expiry="03/31")
    shop.checkout.next()
    shop.checkout.step_is("review")


def test_declined(shop):
    """declined: a declined card places no order"""
    shop.open("/checkout", "mug:2", "grace")
    shop.checkout.to_review(DECLINED)
    shop.checkout.place()
    shop.checkout.reads("checkout-error", "Your card was declined")
    shop.counts(2)
    shop.visit("/orders")
    shop.orders.has_orders(0)


def test_challenge(shop):
    """challenge: the bank requests a code"""
    shop.open("/checkout", "mug:2", "grace")
    shop.checkout.to_review(CHALLENGED)
    shop.checkout.place()
    for code in ["000000", "123", "654321"]:
        shop.checkout.confirm(code)
    shop.checkout.reads("checkout-error", "Your card was declined")
    shop.checkout.place()
    shop.checkout.confirm("123456")
    assert re.fullmatch(r"PS-\d{6}", shop.orders.is_placed())


def test_by_invoice(shop):
    """by-invoice: payment by invoice is offered up to €200.00"""
    for lines, total, is_offered in [
        ("board:1,pan:1,blanket:1", "€200.00", True),
        ("board:1,pan:1,blanket:1,candle:1", "€206.75", False),
    ]:
        shop.open("/cart", lines, "ada")
        shop.cart.sums_are(total=total)
        shop.cart.to_checkout()
        shop.checkout.to_payment()
        shop.checkout.find("checkout-pay-card")
        assert shop.checkout.is_there("checkout-pay-invoice") == is_offered


def test_total(shop):
    """total: the total is the same in cart, review and order"""
    shop.open("/cart", "mug:2", "ada")
    shop.cart.apply("SAVE10")
    shop.cart.sums_are(total="€22.81")
    shop.cart.to_checkout()
    shop.checkout.to_review()
    shop.checkout.reads("checkout-total", "€22.81")
    shop.checkout.place()
    shop.orders.total_is("€22.81")


def test_once(shop, driver):
    """once: a double click places one order"""
    shop.open("/checkout", "mug:1", "grace", delayScale=1)
    shop.checkout.to_review()
    ActionChains(driver).double_click(shop.find("checkout-place")).perform()
    shop.orders.is_placed()
    shop.visit("/orders")
    shop.orders.has_orders(1)


def test_two_tabs(shop, driver, wait):
    """two-tabs: two tabs with the same cart place one order"""
    shop.open("/checkout", "mug:1", "grace")
    shop.checkout.to_review()
    # So slow that both tabs place the order before the first one is there.
    shop.visit("/checkout?step=review", delayScale=5)
    first = driver.current_window_handle
    second = shop.open_tab("/checkout?step=review", delayScale=5)
    for tab in [first, second]:
        shop.switch_to(tab)
        shop.checkout.place()
    either = By.CSS_SELECTOR, "[data-testid=order-number], [data-testid=cart-empty]"
    for tab in [first, second]:
        shop.switch_to(tab)
        wait.until(EC.visibility_of_element_located(either))
    shop.visit("/orders")
    shop.orders.has_orders(1)
    shop.switch_to(first)
    close(driver, second)


def test_stock(shop):
    """stock: an order lowers the stock"""
    shop.open("/checkout", "lamp:2,notebook:3", "ada")
    shop.checkout.to_review()
    shop.checkout.place()
    shop.orders.is_placed()
    for product, stock in {"lamp": "10 in stock", "notebook": "97 in stock"}.items():
        shop.visit(f"/products/{product}")
        shop.product.reads("product-stock", stock)


def test_left(shop):
    """left: a line above the stock cannot be ordered"""
    for stock, message in [(1, "Only 1 left"), (0, "Sold out")]:
        shop.open("", "kettle:3", "grace")
        shop.change_to("admin", "admin")
        shop.visit("/admin")
        shop.admin.set_stock("kettle", stock)
        shop.change_to("grace")
        shop.visit("/checkout")
        shop.checkout.to_review()
        shop.checkout.place()
        shop.checkout.find("checkout-error")
        shop.cart.reads("cart-message-kettle", message)
        shop.visit("/orders")
        shop.orders.has_orders(0)


def test_invoice(shop, downloads):
    """invoice: the invoice has the sums of its order"""
    shop.open("/orders/PS-100001", user="ada")
    shop.orders.total_is("€62.82")
    invoice = shop.orders.invoice("PS-100001", downloads)
    for total in ["Goods: €69.80", "Discount SAVE10: −€6.98", "Total: €62.82", "VAT included: €10.47"]:
        assert total in invoice


def test_cancelled(shop):
    """cancelled: a cancelled order puts its products back in stock"""
    shop.open("/orders", user="ada")
    shop.orders.cancel("PS-100002")
    shop.visit("/products/lamp")
    shop.product.reads("product-stock", "13 in stock")
    shop.visit("/products/socks")
    shop.product.option("m")
    shop.product.reads("product-stock", "22 in stock")


def test_again(shop):
    """again: all lines of the order are in the cart"""
    shop.open("/orders", user="ada")
    shop.orders.again("PS-100001")
    shop.visit("/cart")
    shop.cart.quantity_is("kettle", 1)
    shop.cart.quantity_is("mug", 2)


def test_prices(shop):
    """prices: a new price changes carts, but no order"""
    shop.open("", "kettle:2", "ada")
    shop.change_to("admin", "admin")
    shop.visit("/admin")
    shop.admin.set_price("kettle", "60.00")
    shop.change_to("ada")
    shop.visit("/cart")
    shop.cart.reads("cart-sum-kettle", "€120.00")
    shop.visit("/orders/PS-100001")
    shop.orders.total_is("€62.82")


def test_admin(shop):
    """admin: only the administrator sees the administration"""
    for user in ["", "ada"]:
        shop.open("/admin", user=user)
        shop.admin.find("admin-refused")
        assert not shop.admin.is_there("admin-save-kettle")
    shop.open("/admin", user="admin")
    shop.admin.find("admin-save-kettle")
    assert not shop.admin.is_there("admin-refused")


def cents(text):
    """“€1,249.00” as 124900."""
    return int(re.sub(r"\D", "", text))


def shown(amount):
    """124900 as “€1,249.00”."""
    return f"€{amount / 100:,.2f}"


def close(driver, tab):
    """Closes another tab, and returns to this one."""
    own = driver.current_window_handle
    driver.switch_to.window(tab)
    driver.close()
    driver.switch_to.window(own)
