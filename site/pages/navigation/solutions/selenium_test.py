import re

import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


@pytest.fixture
def visit(driver, site, wait):
    def visit(options="?delayScale=0"):
        driver.get(f"{site}/navigation{options}")
        wait.until(EC.visibility_of_element_located(by_test_id("navigation")))

    return visit


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    find(driver, f"go-{name}").click()


def sees_view(name):
    return EC.text_to_be_present_in_element(by_test_id("go-view"), name)


def sees_title(name):
    return EC.visibility_of_element_located((By.XPATH, f'//h1[.="{name}"]'))


def ends_with(address):
    return lambda driver: driver.current_url.endswith(address)


def test_address(driver, wait, visit):
    """address: only the view in the address changes"""
    visit("?seed=7&delayScale=0")
    for view in ["archive", "settings", "inbox"]:
        press(driver, view)
        wait.until(ends_with(f"/navigation?seed=7&delayScale=0&view={view}"))


def test_title(driver, wait, visit):
    """title: the title follows the address"""
    visit("?delayScale=1")
    stopwatch = Stopwatch(driver, "document.title.startsWith('Navigation')", "click", longest=0.3)
    press(driver, "archive")
    assert stopwatch.seconds(wait) >= 0.3
    assert driver.title.startswith("Archive | Navigation |")
    press(driver, "inbox")
    wait.until(lambda driver: driver.title.startswith("Inbox | Navigation |"))


def test_history(driver, wait, visit):
    """history: back and forward lead through the views"""
    visit()
    press(driver, "archive")
    press(driver, "settings")
    for go, name in [
        (driver.back, "Archive"),
        (driver.back, "Inbox"),
        (driver.forward, "Archive"),
        (driver.forward, "Settings"),
    ]:
        go()
        wait.until(sees_view(name))


def test_replaced(driver, wait, visit):
    """replaced: back leads past the replaced entry"""
    visit()
    visit("?delayScale=0&view=archive")
    press(driver, "replace")
    wait.until(sees_view("Settings"))
    driver.back()
    wait.until(sees_view("Inbox"))


def test_skeleton(driver, wait, visit):
    """skeleton: the report loads for 500 to 1500 milliseconds"""
    visit("?delayScale=1")
    shown = "document.querySelector('[data-test=go-status]').textContent === 'Loading the report'"
    stopwatch = Stopwatch(driver, shown, "click", longest=1.5)
    press(driver, "skeleton")
    assert stopwatch.seconds(wait) >= 0.5
    assert "80 letters" in find(driver, "go-content").text


def test_scroll(driver, wait, visit):
    """scroll: the list is scrolled as before"""

    def is_in_place(driver):
        return find(driver, "go-list").get_property("scrollTop") == 240

    for view in ["inbox", "archive"]:
        visit()
        press(driver, view)
        origin = ScrollOrigin.from_element(find(driver, "go-list"))
        ActionChains(driver).scroll_from_origin(origin, 0, 240).perform()
        wait.until(is_in_place)
        press(driver, "settings")
        wait.until(sees_view("Settings"))
        driver.back()
        wait.until(sees_view(view.capitalize()))
        wait.until(is_in_place)


def test_fragment(driver, wait, visit):
    """fragment: the header does not cover the heading"""
    visit()
    press(driver, "fragment")
    below = """
      const [rules, header] = [document.getElementById('go-rules'), document.querySelector('header')];
      return rules.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    """
    wait.until(lambda driver: driver.execute_script(below) < 200)
    assert driver.execute_script(below) >= 0


def test_script(driver, wait, visit):
    """script: another document opens after a second"""
    visit("?delayScale=1")
    press(driver, "script")
    wait.until(sees_title("Arrived by script"))


def test_past(driver, wait, visit):
    """past: back leads to this page"""
    visit("?delayScale=1")
    press(driver, "script")
    wait.until(EC.url_contains("what=arrived"))
    driver.back()
    wait.until(sees_title("Navigation"))


def test_meta(driver, wait, visit):
    """meta: another document opens after a second"""
    visit("?delayScale=1")
    press(driver, "meta")
    wait.until(sees_title("Arrived by meta refresh"))


def test_chain(driver, wait, visit):
    """chain: three redirects end at a document"""
    visit()
    press(driver, "chain")
    wait.until(sees_title("Arrived by a chain"))


def test_get(driver, wait, visit):
    """get: the name is in the address"""
    visit()
    find(driver, "go-name-get").send_keys("Ada")
    press(driver, "get")
    wait.until(sees_title("Received by GET"))
    assert re.search(r"[?&]name=Ada(&|$)", driver.current_url)


def test_post(driver, wait, visit):
    """post: the document has received the name"""
    visit()
    find(driver, "go-name-post").send_keys("Ada")
    press(driver, "post")
    wait.until(sees_title("Received by POST"))
    assert driver.find_elements(By.XPATH, '//p[.="Name: Ada"]')


def test_reload(driver, wait, visit):
    """reload: the document loads twice"""
    visit()
    press(driver, "reload")
    wait.until(EC.text_to_be_present_in_element((By.ID, "state"), "Reloads: 1"))


def test_late(driver, wait, visit):
    """late: the text is there before the load event"""
    visit("?delayScale=1")
    press(driver, "late-load")
    # The driver itself waits for the load event, so this reads on the page when the text was there.
    wait.until(EC.text_to_be_present_in_element((By.ID, "load"), "Load event: done"))
    assert driver.find_element(By.ID, "state").text == "The text is here."
    seconds = driver.execute_script("""
      const [{ loadEventStart, domInteractive }] = performance.getEntriesByType('navigation');
      return (loadEventStart - domInteractive) / 1000;
    """)
    assert 2.5 < seconds < 8


def test_window(driver, wait, visit):
    """window: the open window is used again"""
    visit()
    own = driver.current_window_handle
    press(driver, "window")
    wait.until(EC.number_of_windows_to_be(2))
    opened = (set(driver.window_handles) - {own}).pop()
    driver.switch_to.window(opened)
    wait.until(EC.text_to_be_present_in_element((By.ID, "state"), "Visits: 1"))
    driver.switch_to.window(own)
    press(driver, "window")
    driver.switch_to.window(opened)
    wait.until(EC.text_to_be_present_in_element((By.ID, "state"), "Visits: 2"))
    assert len(driver.window_handles) == 2
    driver.close()
    driver.switch_to.window(own)


def test_download(driver, wait, downloads, visit):
    """download: the file is saved, and the page stays"""
    path = downloads / "orders.csv"
    path.unlink(missing_ok=True)
    visit()
    press(driver, "download")
    wait.until(lambda _: path.exists())
    assert find(driver, "navigation").is_displayed()


def test_listed(driver, wait, visit):
    """listed: the addresses are in the order of the visits"""
    visit()
    # The visits belong to the tab, and all tests share one tab.
    driver.execute_script("sessionStorage.clear()")
    visit()
    for view in ["archive", "settings", "archive"]:
        press(driver, view)
        wait.until(sees_view(view.capitalize()))
    assert texts(find(driver, "go-history").find_elements(By.TAG_NAME, "li")) == [
        "/navigation?delayScale=0",
        "/navigation?delayScale=0&view=archive",
        "/navigation?delayScale=0&view=settings",
        "/navigation?delayScale=0&view=archive",
    ]


def test_return(driver, wait, visit):
    """return: the link back keeps the options"""
    for name, address in [("cached", "what=cached"), ("script", "what=arrived"), ("post", "/http/form")]:
        visit("?seed=7&delayScale=0")
        press(driver, name)
        wait.until(EC.url_contains(address))
        find(driver, "go-back").click()
        wait.until(sees_title("Navigation"))
        assert driver.current_url.endswith("/navigation?seed=7&delayScale=0")
