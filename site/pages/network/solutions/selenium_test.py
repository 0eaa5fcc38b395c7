import re

import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from stopwatch import Stopwatch


# Waits take a fifth of their time. The tests compare them with that, so they run faster.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait, "delayScale=0.2")


def open_page(driver, site, wait, options):
    driver.get(f"{site}/network?{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("net-orders-example")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    find(driver, name).click()


def choose(driver, name, text):
    Select(find(driver, name)).select_by_visible_text(text)


def fill(driver, name, text):
    field = find(driver, name)
    field.clear()
    field.send_keys(text)


def shows(name, text):
    return EC.text_to_be_present_in_element(by_test_id(name), text)


def is_status(text):
    """Every request reads "Loading" first, and then its outcome."""
    return shows("net-status", text)


def load(driver, wait):
    press(driver, "net-load")
    wait.until(is_status("Loaded"))


def rows(driver):
    return texts(driver.find_elements(*by_test_id_prefix("net-order-")))


def orders(driver):
    return [int(row.split()[0]) for row in rows(driver)]


def test_load(driver, wait):
    """load: the first five orders are shown"""
    load(driver, wait)
    assert orders(driver) == [1001, 1002, 1003, 1004, 1005]
    assert find(driver, "net-count").text == "23 orders, page 1 of 5"


def test_pages(driver, wait):
    """pages: the buttons show the next and the previous page"""
    load(driver, wait)
    for button, first in [("net-next", 1006), ("net-next", 1011), ("net-previous", 1006)]:
        press(driver, button)
        wait.until(is_status("Loaded"))
        assert orders(driver) == list(range(first, first + 5))


def test_ends(driver, wait):
    """ends: the buttons are disabled at the ends"""
    load(driver, wait)
    assert not find(driver, "net-previous").is_enabled()
    for number in [2, 3, 4, 5]:
        press(driver, "net-next")
        wait.until(shows("net-count", f"23 orders, page {number} of 5"))
        wait.until(is_status("Loaded"))
    assert not find(driver, "net-next").is_enabled()
    assert find(driver, "net-previous").is_enabled()


def test_filter(driver, wait):
    """filter: only orders with the chosen status are shown"""
    load(driver, wait)
    choose(driver, "net-filter", "Returned")
    wait.until(shows("net-count", "4 orders, page 1 of 1"))
    assert orders(driver) == [1004, 1010, 1015, 1021]
    choose(driver, "net-filter", "Open")
    wait.until(shows("net-count", "9 orders, page 1 of 2"))
    press(driver, "net-next")
    wait.until(shows("net-count", "9 orders, page 2 of 2"))
    assert orders(driver) == [1014, 1016, 1018, 1022]
    choose(driver, "net-filter", "All")
    wait.until(shows("net-count", "23 orders"))


def test_restart(driver, wait):
    """restart: a new status begins with its first page"""
    load(driver, wait)
    press(driver, "net-next")
    wait.until(shows("net-count", "23 orders, page 2 of 5"))
    choose(driver, "net-filter", "Open")
    wait.until(shows("net-count", "9 orders, page 1 of 2"))


def add_lamp(driver, quantity):
    fill(driver, "net-customer", "Xenia Yates")
    fill(driver, "net-item", "Lamp")
    fill(driver, "net-quantity", quantity)
    press(driver, "net-add")


def added_rows(driver):
    return [row for row in rows(driver) if "Xenia Yates" in row]


def test_add(driver, wait):
    """add: a new order is on top"""
    load(driver, wait)
    before = orders(driver)
    add_lamp(driver, "3")
    wait.until(is_status("Added order"))
    number = int(re.fullmatch(r"Added order (\d{6})", find(driver, "net-status").text)[1])
    assert orders(driver) == [number, *before]
    assert find(driver, f"net-order-{number}").text.startswith(f"{number} Xenia Yates Lamp 3 open")


def test_emptied(driver, wait):
    """emptied: the fields are empty after an order was added"""
    load(driver, wait)
    add_lamp(driver, "3")
    wait.until(is_status("Added order"))
    for name in ["customer", "item"]:
        assert find(driver, f"net-{name}").get_property("value") == ""


def test_refused(driver, wait):
    """refused: a quantity of 0 is refused"""
    load(driver, wait)
    add_lamp(driver, "0")
    wait.until(is_status("Failed: 422"))
    assert not added_rows(driver)


def test_retained(driver, wait):
    """retained: the fields keep the values of a refused order"""
    load(driver, wait)
    add_lamp(driver, "-1")
    wait.until(is_status("Failed"))
    assert find(driver, "net-customer").get_property("value") == "Xenia Yates"
    assert find(driver, "net-item").get_property("value") == "Lamp"


def quantities(driver):
    return texts(driver.find_elements(*by_test_id_prefix("net-quantity-")))


def test_change(driver, wait):
    """change: only one order is changed"""
    load(driver, wait)
    first, _, *others = quantities(driver)
    for quantity in ["13", "14"]:
        press(driver, "net-more-1002")
        wait.until(is_status("Changed order 1002"))
        assert quantities(driver) == [first, quantity, *others]


def test_deleted(driver, wait):
    """deleted: only one order is deleted"""
    load(driver, wait)
    before = orders(driver)
    press(driver, "net-delete-1003")
    wait.until(is_status("Deleted order 1003"))
    assert orders(driver) == [number for number in before if number != 1003]


def test_counted(driver, wait):
    """counted: a deleted order does not count"""
    load(driver, wait)
    before = find(driver, "net-count").text
    press(driver, "net-delete-1003")
    wait.until(is_status("Deleted order 1003"))
    assert find(driver, "net-count").text == before.replace("23", "22")


def test_kept(driver, site, wait):
    """kept: changes stay until the document is loaded again"""
    load(driver, wait)
    before = rows(driver)
    press(driver, "net-more-1001")
    wait.until(is_status("Changed order 1001"))
    press(driver, "net-delete-1003")
    wait.until(is_status("Deleted order 1003"))
    add_lamp(driver, "1")
    wait.until(is_status("Added order"))
    after = rows(driver)
    # One order was added, and one was deleted.
    assert len(after) == len(before)

    press(driver, "net-next")
    wait.until(is_status("Loaded"))
    assert not added_rows(driver)
    press(driver, "net-previous")
    wait.until(is_status("Loaded"))
    assert rows(driver) == after
    # Loads by the button too, because what the choice itself shows is another requirement.
    choose(driver, "net-filter", "Open")
    wait.until(is_status("Loaded"))
    load(driver, wait)
    assert len(added_rows(driver)) == 1
    assert find(driver, "net-quantity-1001").text == "3"
    choose(driver, "net-filter", "Returned")
    wait.until(is_status("Loaded"))
    load(driver, wait)
    assert 1010 in orders(driver)
    assert not added_rows(driver)

    open_page(driver, site, wait, "delayScale=0.2")
    load(driver, wait)
    assert rows(driver) == before


def test_requests(driver, wait):
    """requests: each request is listed with its status"""
    load(driver, wait)
    press(driver, "net-delete-1003")
    wait.until(is_status("Deleted order 1003"))
    press(driver, "net-more-1002")
    wait.until(is_status("Changed order 1002"))
    first, *others = texts(driver.find_elements(*by_test_id_prefix("net-request-")))
    assert re.fullmatch(r"GET /api/orders\?page=1&size=\d: 200", first)
    assert others == ["DELETE /api/orders/1003: 204", "PUT /api/orders/1002: 200"]


def test_waiting(driver, site, wait):
    """waiting: a request without a response is waiting"""
    open_page(driver, site, wait, "delayScale=1")
    load(driver, wait)
    choose(driver, "net-delay", "3 seconds")
    press(driver, "net-more-1001")
    line = wait.until(EC.visibility_of_element_located(by_test_id("net-request-2")))
    assert line.text == "PUT /api/orders/1001?ms=3000: waiting"
    wait.until(shows("net-request-2", "PUT /api/orders/1001?ms=3000: 200"))


def test_delay(driver, wait):
    """delay: a response is delayed"""
    load(driver, wait)
    choose(driver, "net-delay", "1 second")
    loading = "element.textContent === 'Loading'"
    stopwatch = Stopwatch(driver, loading, "click", longest=60, element=find(driver, "net-status"))
    press(driver, "net-more-1001")
    assert stopwatch.seconds(wait) >= 0.2


def test_fail(driver, wait):
    """fail: each failure has its own message"""
    for name, said in [("Status 500", "500"), ("Cut off", "cut off"), ("Malformed JSON", "no JSON")]:
        choose(driver, "net-failure", name)
        press(driver, "net-load")
        wait.until(is_status(f"Failed: {said}"))


def test_timeout(driver, wait):
    """timeout: a request without a response fails after 5 seconds"""
    load(driver, wait)
    choose(driver, "net-failure", "No response")
    loading = "element.textContent === 'Loading'"
    stopwatch = Stopwatch(driver, loading, "click", longest=1, element=find(driver, "net-status"))
    press(driver, "net-next")
    assert stopwatch.seconds(wait) >= 1
    wait.until(is_status("Failed: no response"))


def test_intact(driver, wait):
    """intact: the orders stay when a request fails"""
    load(driver, wait)
    before = orders(driver)
    choose(driver, "net-failure", "Cut off")
    for name in ["net-next", "net-delete-1001"]:
        press(driver, name)
        wait.until(is_status("Failed"))
        assert orders(driver) == before


def test_retry(driver, wait):
    """retry: “Retry” repeats the request"""
    load(driver, wait)
    choose(driver, "net-failure", "Cut off")
    press(driver, "net-next")
    wait.until(is_status("Failed"))
    choose(driver, "net-failure", "None")
    press(driver, "net-retry")
    wait.until(is_status("Loaded"))
    assert "page 2" in find(driver, "net-count").text


def test_chance(driver, site, wait):
    """chance: the seed decides which requests fail"""

    def outcomes(seed):
        open_page(driver, site, wait, f"seed={seed}")
        choose(driver, "net-failure", "Status 500")
        choose(driver, "net-chance", "Half of them")
        failed = []
        for _ in range(4):
            press(driver, "net-load")
            wait.until(EC.any_of(is_status("Loaded"), is_status("Failed")))
            failed.append(find(driver, "net-status").text.startswith("Failed"))
        return failed

    first = outcomes(1)
    assert set(first) == {True, False}
    assert outcomes(1) == first
    assert outcomes(2) != first


# Recorded in the page, because a state may be over before the driver looks at it.
NOTE = """
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const [status, messages] = [find('net-events-status'), find('net-events')];
  window.noted = [];
  new MutationObserver(() => noted.push(`${status.textContent} ${messages.childElementCount}`))
    .observe(status, { characterData: true, childList: true, subtree: true });
"""


def listen_and_stop(driver, wait):
    press(driver, "net-listen")
    wait.until(shows("net-event-1", "1: order"))
    press(driver, "net-stop")
def test_events(driver, site, wait):
    """events: nine messages come in order"""
    open_page(driver, site, wait, "delayScale=1")
    press(driver, "net-listen")
    wait.until(shows("net-events-status", "All received"))
    messages = texts(driver.find_elements(*by_test_id_prefix("net-event-")))
    assert [bool(re.fullmatch(rf"{n}: order 10\d\d shipped", text)) for n, text in enumerate(messages, 1)] == [True] * 9


def test_broken(driver, site, wait):
    """broken: the connection breaks after each third message"""
    open_page(driver, site, wait, "delayScale=1")
    driver.execute_script(NOTE)
    press(driver, "net-listen")
    wait.until(shows("net-events-status", "All received"))
    again = [f"{status} {count}" for count in (3, 6, 9) for status in ("Reconnecting", "Connected")]
    noted = [text for text in driver.execute_script("return noted") if not text.startswith("Connecting")]
    assert noted == ["Connected 0", *again, "All received 9"]


def test_stopped(driver, site, wait):
    """stopped: no message comes after “Stop listening”"""
    open_page(driver, site, wait, "delayScale=1")
    listen_and_stop(driver, wait)
    wait.until(shows("net-events-status", "Stopped"))
    # If the first connection went on, its messages would be among those of the second one.
    press(driver, "net-listen")
    wait.until(shows("net-events-status", "All received"))
    assert len(driver.find_elements(*by_test_id_prefix("net-event-"))) == 9


def test_again(driver, site, wait):
    """again: “Listen” begins with an empty list"""
    open_page(driver, site, wait, "delayScale=1")
    listen_and_stop(driver, wait)
    following = len(driver.find_elements(*by_test_id_prefix("net-event-"))) + 1
    press(driver, "net-listen")
    # The first message after the earlier ones. If those were still in the list, they would be there twice now.
    wait.until(shows("net-events", f"{following}: order"))
    wait.until(lambda _: find(driver, "net-events").text.count("1: order") == 1)


def connect(driver, wait):
    press(driver, "net-connect")
    wait.until(shows("net-echo-status", "Connected"))


def send(driver, text):
    fill(driver, "net-message", text)
    press(driver, "net-send")
def test_echo(driver, wait):
    """echo: every message is echoed"""
    connect(driver, wait)
    send(driver, "one")
    send(driver, "two")
    wait.until(shows("net-echo-2", "Echo: two"))
    assert find(driver, "net-echo-1").text == "Echo: one"


def test_reconnect(driver, site, wait):
    """reconnect: the connection is back after one second"""
    open_page(driver, site, wait, "delayScale=1")
    connect(driver, wait)
    status = find(driver, "net-echo-status")
    stopwatch = Stopwatch(driver, "element.textContent === 'Reconnecting'", "click", longest=60, element=status)
    press(driver, "net-break")
    assert stopwatch.seconds(wait) >= 1
    wait.until(shows("net-echo-status", "Connected"))


def test_resent(driver, site, wait):
    """resent: messages sent while reconnecting are echoed"""
    # Long enough to write a message while there is no connection.
    open_page(driver, site, wait, "delayScale=3")
    connect(driver, wait)
    press(driver, "net-break")
    wait.until(shows("net-echo-status", "Reconnecting"))
    send(driver, "three")
    send(driver, "four")
    wait.until(shows("net-echo-2", "Echo: four"))
    assert find(driver, "net-echo-1").text == "Echo: three"


def test_disconnected(driver, wait):
    """disconnected: “Disconnect” ends the connection"""
    connect(driver, wait)
    press(driver, "net-disconnect")
    wait.until(shows("net-echo-status", "Disconnected"))
