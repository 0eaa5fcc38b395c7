import re

import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from stopwatch import Stopwatch


# A fifth of the time: what is tested is that a wait takes its seconds, not that they are long.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait, "delayScale=0.2")


def open_page(driver, site, wait, options):
    driver.get(f"{site}/network?{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("net-orders-example")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    button = find(driver, name)
    # To the middle, because Selenium does not scroll to what is in the window and under the header.
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()


def choose(driver, name, text):
    Select(find(driver, name)).select_by_visible_text(text)


def fill(driver, name, text):
    field = find(driver, name)
    field.clear()
    field.send_keys(text)


def shows(name, text):
    return EC.text_to_be_present_in_element(by_test_id(name), text)


def is_status(text):
    """Every request reads "Loading" first, and then what became of it."""
    return shows("net-status", text)


def load(driver, wait):
    press(driver, "net-load")
    wait.until(is_status("Loaded"))


def orders(driver):
    return [int(row.text.split()[0]) for row in driver.find_elements(*by_test_id_prefix("net-order-"))]


def test_load(driver, wait):
    """load: five orders a page, to the last and back"""
    load(driver, wait)
    assert orders(driver) == [1001, 1002, 1003, 1004, 1005]
    assert find(driver, "net-count").text == "23 orders, page 1 of 5"
    assert not find(driver, "net-previous").is_enabled()
    for number in [2, 3, 4, 5]:
        press(driver, "net-next")
        wait.until(shows("net-count", f"23 orders, page {number} of 5"))
        wait.until(is_status("Loaded"))
    assert orders(driver) == [1021, 1022, 1023]
    assert not find(driver, "net-next").is_enabled()
    press(driver, "net-previous")
    wait.until(is_status("Loaded"))
    assert orders(driver) == [1016, 1017, 1018, 1019, 1020]
    assert find(driver, "net-next").is_enabled()


def test_filter(driver, wait):
    """filter: a status shows its own orders alone, from their first page"""
    load(driver, wait)
    press(driver, "net-next")
    wait.until(is_status("Loaded"))
    choose(driver, "net-filter", "Returned")
    wait.until(shows("net-count", "4 orders, page 1 of 1"))
    assert orders(driver) == [1004, 1010, 1015, 1021]
    choose(driver, "net-filter", "Open")
    wait.until(shows("net-count", "9 orders, page 1 of 2"))
    press(driver, "net-next")
    wait.until(shows("net-count", "9 orders, page 2 of 2"))
    assert orders(driver) == [1014, 1016, 1018, 1022]
    choose(driver, "net-filter", "All")
    wait.until(shows("net-count", "23 orders, page 1 of 5"))


def add_lamp(driver, quantity):
    fill(driver, "net-customer", "Xenia Yates")
    fill(driver, "net-item", "Lamp")
    fill(driver, "net-quantity", quantity)
    press(driver, "net-add")


def test_add(driver, wait):
    """add: a new order is on top, and a wrong one is refused"""
    load(driver, wait)
    add_lamp(driver, "0")
    wait.until(is_status("Failed: 422"))
    assert orders(driver) == [1001, 1002, 1003, 1004, 1005]
    assert find(driver, "net-customer").get_property("value") == "Xenia Yates"
    add_lamp(driver, "3")
    wait.until(is_status("Added order"))
    number = int(re.fullmatch(r"Added order (\d{6})", find(driver, "net-status").text)[1])
    assert orders(driver) == [number, 1001, 1002, 1003, 1004, 1005]
    assert find(driver, f"net-order-{number}").text.startswith(f"{number} Xenia Yates Lamp 3 open")
    for name in ["customer", "item"]:
        assert find(driver, f"net-{name}").get_property("value") == ""


def test_change(driver, wait):
    """change: one order is changed and one deleted, and no other"""
    load(driver, wait)
    for quantity in ["13", "14"]:
        press(driver, "net-more-1002")
        wait.until(is_status("Changed order 1002"))
        assert texts(driver.find_elements(*by_test_id_prefix("net-quantity-"))) == ["2", quantity, "1", "4", "1"]
    press(driver, "net-delete-1003")
    wait.until(is_status("Deleted order 1003"))
    assert orders(driver) == [1001, 1002, 1004, 1005]
    assert find(driver, "net-count").text == "22 orders, page 1 of 5"


def test_kept(driver, site, wait):
    """kept: what was done stays until the document is loaded again"""
    load(driver, wait)
    press(driver, "net-more-1001")
    wait.until(is_status("Changed order 1001"))
    press(driver, "net-delete-1003")
    wait.until(is_status("Deleted order 1003"))
    add_lamp(driver, "1")
    wait.until(is_status("Added order"))
    press(driver, "net-next")
    wait.until(is_status("Loaded"))
    assert orders(driver) == [1006, 1007, 1008, 1009, 1010]
    choose(driver, "net-filter", "Open")
    wait.until(shows("net-count", "9 orders, page 1 of 2"))
    assert orders(driver)[1:] == [1001, 1006, 1008, 1011]
    assert find(driver, "net-quantity-1001").text == "3"
    choose(driver, "net-filter", "Returned")
    wait.until(shows("net-count", "4 orders"))
    assert orders(driver) == [1004, 1010, 1015, 1021]

    open_page(driver, site, wait, "delayScale=0.2")
    load(driver, wait)
    assert orders(driver) == [1001, 1002, 1003, 1004, 1005]
    assert find(driver, "net-quantity-1001").text == "2"


def test_requests(driver, wait):
    """requests: each is listed with its status, and waits as long as Delay says"""
    load(driver, wait)
    press(driver, "net-delete-1003")
    wait.until(is_status("Deleted order 1003"))
    choose(driver, "net-filter", "Open")
    wait.until(is_status("Loaded"))
    assert texts(driver.find_elements(*by_test_id_prefix("net-request-"))) == [
        "GET /api/orders?page=1&size=5: 200",
        "DELETE /api/orders/1003: 204",
        "GET /api/orders?page=1&size=5&status=open: 200",
    ]
    choose(driver, "net-delay", "1 second")
    waiting = """document.querySelector('[data-testid="net-request-4"]')?.textContent.endsWith(': waiting')"""
    stopwatch = Stopwatch(driver, waiting, "click", longest=60)
    press(driver, "net-more-1001")
    assert stopwatch.seconds(wait) >= 0.2
    assert find(driver, "net-request-4").text == "PUT /api/orders/1001?ms=200: 200"


@pytest.mark.parametrize(
    "name, said",
    [("Status 500", "500"), ("Cut off", "cut off"), ("Malformed JSON", "no JSON"), ("No answer", "no answer")],
)
def test_fail(driver, wait, name, said):
    """fail: every failure is said, the orders stay, and Retry repeats the request"""
    load(driver, wait)
    choose(driver, "net-failure", name)
    loading = "element.textContent === 'Loading'"
    stopwatch = Stopwatch(driver, loading, "click", longest=1, element=find(driver, "net-status"))
    press(driver, "net-next")
    wait.until(is_status(f"Failed: {said}"))
    if name == "No answer":
        assert stopwatch.seconds(wait) >= 1
    assert orders(driver) == [1001, 1002, 1003, 1004, 1005]
    choose(driver, "net-failure", "None")
    press(driver, "net-retry")
    wait.until(is_status("Loaded"))
    assert orders(driver) == [1006, 1007, 1008, 1009, 1010]


def test_chance(driver, site, wait):
    """chance: the seed decides which requests fail"""

    def outcomes(seed):
        open_page(driver, site, wait, f"seed={seed}")
        choose(driver, "net-failure", "Status 500")
        choose(driver, "net-chance", "Half of them")
        for number in range(1, 5):
            press(driver, "net-load")
            wait.until(EC.text_to_be_present_in_element(by_test_id(f"net-request-{number}"), "00"))
            wait.until_not(is_status("Loading"))
        return [text[-3:] for text in texts(driver.find_elements(*by_test_id_prefix("net-request-")))]

    first = outcomes(1)
    assert set(first) == {"200", "500"}
    assert outcomes(1) == first
    assert outcomes(2) != first


# Noted in the page, because a state may be over before the driver looks at it.
NOTE = """
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const [status, messages] = [find('net-events-status'), find('net-events')];
  window.noted = [];
  new MutationObserver(() => noted.push(`${status.textContent} ${messages.childElementCount}`))
    .observe(status, { characterData: true, childList: true, subtree: true });
"""


def test_events(driver, site, wait):
    """events: nine messages come in order, over connections that end"""
    open_page(driver, site, wait, "delayScale=1")
    press(driver, "net-listen")
    wait.until(shows("net-event-1", "1: order"))
    press(driver, "net-stop")
    wait.until(shows("net-events-status", "Stopped"))
    driver.execute_script(NOTE)
    press(driver, "net-listen")
    wait.until(shows("net-events-status", "All received"))
    # Had the first connection gone on, its messages would be among these.
    messages = texts(driver.find_elements(*by_test_id_prefix("net-event-")))
    assert [bool(re.fullmatch(rf"{n}: order 10\d\d shipped", text)) for n, text in enumerate(messages, 1)] == [True] * 9
    again = [f"{status} {count}" for count in (3, 6, 9) for status in ("Reconnecting", "Connected")]
    noted = [text for text in driver.execute_script("return noted") if not text.startswith("Connecting")]
    assert noted == ["Connected 0", *again, "All received 9"]


def test_echo(driver, site, wait):
    """echo: messages come back, also those that were sent without a connection"""
    # Long enough to write a message while there is no connection.
    open_page(driver, site, wait, "delayScale=3")

    def send(text):
        fill(driver, "net-message", text)
        press(driver, "net-send")

    press(driver, "net-connect")
    wait.until(shows("net-echo-status", "Connected"))
    send("one")
    send("two")
    wait.until(shows("net-echo-2", "Echo: two"))

    status = find(driver, "net-echo-status")
    stopwatch = Stopwatch(driver, "element.textContent === 'Reconnecting'", longest=60, element=status)
    press(driver, "net-break")
    wait.until(shows("net-echo-status", "Reconnecting"))
    send("three")
    send("four")
    # It counts from its own start, so the wait is a part of what it has measured.
    assert stopwatch.seconds(wait) >= 3
    wait.until(shows("net-echo-status", "Connected"))
    wait.until(shows("net-echo-4", "Echo: four"))
    echoes = texts(driver.find_elements(*by_test_id_prefix("net-echo-")))
    assert [text for text in echoes if text.startswith("Echo")] == [f"Echo: {n}" for n in ("one", "two", "three", "four")]

    press(driver, "net-disconnect")
    wait.until(shows("net-echo-status", "Disconnected"))
