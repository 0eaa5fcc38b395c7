import re

import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from stopwatch import Stopwatch


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait)


def open_page(driver, site, wait, options="delayScale=0"):
    driver.get(f"{site}/tabs-and-trees?{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("tabs-example")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def count(driver, name):
    return len(driver.find_elements(*by_test_id(name)))


def press(driver, name):
    find(driver, name).click()


def focus(driver, name):
    driver.execute_script("arguments[0].focus()", find(driver, name))


def keys(driver, *pressed):
    ActionChains(driver).send_keys(*pressed).perform()


def shows(name, text):
    return lambda driver: find(driver, name).text == text


def part(driver, path, css):
    element = find(driver, f"tree-item-{path}").find_element(By.CSS_SELECTOR, css)
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
    return element


def open_branch(driver, path):
    part(driver, path, ".ant-tree-switcher").click()


def check(driver, path):
    part(driver, path, "[role=checkbox]").click()


def test_visited(driver, wait):
    """visited: a panel is there after the first visit"""
    for name in ["notes", "guests"]:
        assert count(driver, f"tabs-panel-{name}") == 0
        press(driver, f"tabs-tab-{name}")
        wait.until(EC.visibility_of_element_located(by_test_id(f"tabs-panel-{name}")))
        press(driver, "tabs-tab-overview")
        wait.until(EC.invisibility_of_element_located(by_test_id(f"tabs-panel-{name}")))
        assert count(driver, f"tabs-panel-{name}") == 1


def test_kept(driver, wait):
    """kept: the typed text is still there"""
    press(driver, "tabs-tab-notes")
    wait.until(EC.visibility_of_element_located(by_test_id("tabs-note"))).send_keys("Invite Ada")
    press(driver, "tabs-tab-report")
    wait.until(EC.text_to_be_present_in_element(by_test_id("tabs-report"), "Report"))
    press(driver, "tabs-tab-notes")
    assert find(driver, "tabs-note").get_property("value") == "Invite Ada"


def test_arrows(driver, wait):
    """arrows: keys move the focus along the tabs"""
    focus(driver, "tabs-tab-overview")
    for key, name in [
        (Keys.ARROW_RIGHT, "Notes"),
        (Keys.ARROW_RIGHT, "Report"),
        (Keys.ARROW_LEFT, "Notes"),
        (Keys.END, "Feedback"),
        (Keys.HOME, "Overview"),
    ]:
        keys(driver, key)
        wait.until(lambda driver, name=name: driver.switch_to.active_element.text == name)


def test_report(driver, site, wait):
    """report: the report loads for 300 to 900 milliseconds"""
    open_page(driver, site, wait, "delayScale=1")
    shown = "document.querySelector('[data-test=tabs-report]')?.textContent === 'Loading'"
    stopwatch = Stopwatch(driver, shown, "click", longest=0.9)
    press(driver, "tabs-tab-report")
    assert stopwatch.seconds(wait) >= 0.3
    assert find(driver, "tabs-report").text.startswith("Report")


def test_closed(driver, wait):
    """closed: Delete and the button remove a tab"""
    press(driver, "tabs-tab-guests")
    keys(driver, Keys.DELETE)
    wait.until(lambda driver: count(driver, "tabs-tab-guests") == 0)
    assert count(driver, "tabs-panel-guests") == 0
    press(driver, "tabs-tab-travel")
    press(driver, "tabs-close-travel")
    wait.until(lambda driver: count(driver, "tabs-tab-travel") == 0)
    # The tab has the focus, but is not open.
    focus(driver, "tabs-tab-programme")
    keys(driver, Keys.DELETE)
    wait.until(lambda driver: count(driver, "tabs-tab-programme") == 0)


def test_next(driver, wait):
    """next: another tab opens after one is closed"""
    for closed, after in [("budget", "travel"), ("feedback", "programme")]:
        press(driver, f"tabs-tab-{closed}")
        press(driver, f"tabs-close-{closed}")
        wait.until(lambda driver, after=after: is_open(driver, after))


def is_open(driver, name):
    return find(driver, f"tabs-tab-{name}").get_attribute("aria-selected") == "true"


def test_added(driver, wait):
    """added: the new tab is open, at the end"""
    press(driver, "tabs-add")
    wait.until(EC.visibility_of_element_located(by_test_id("tabs-panel-extra")))
    assert is_open(driver, "extra")
    assert driver.find_elements(By.CSS_SELECTOR, "[role=tab]")[-1].text == "Extra"


IS_IN_VIEW = """
  const [tab, list] = [arguments[0], document.querySelector('.MuiTabs-scroller')];
  const [{ left, right }, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  return left > seen.left - 2 && right < seen.right + 2;
"""


def test_scrolled(driver, wait):
    """scrolled: a tab that opens is in view"""
    press(driver, "tabs-add")
    for name in ["extra", "overview", "feedback"]:
        tab = wait.until(EC.presence_of_element_located(by_test_id(f"tabs-tab-{name}")))
        # Not by click(), which would scroll to the tab itself.
        driver.execute_script("arguments[0].click()", tab)
        wait.until(lambda driver, tab=tab: driver.execute_script(IS_IN_VIEW, tab))


def test_one(driver):
    """one: at most one section is open"""
    names = ["delivery", "payment", "returns"]
    for name in [*names, "delivery"]:
        press(driver, f"accordion-{name}")
        assert [other for other in names if find(driver, f"accordion-panel-{other}").is_displayed()] == [name]


def test_any(driver):
    """any: open sections stay open"""
    names = ["size", "colour", "care", "warranty", "repairs"]
    for name in [*names, "payment"]:
        press(driver, f"accordion-{name}")
    assert [name for name in names if find(driver, f"accordion-panel-{name}").is_displayed()] == names


def test_split(driver):
    """split: arrow keys move the splitter"""
    focus(driver, "split-handle")
    for key, times, size in [
        (Keys.ARROW_RIGHT, 1, "55 %"),
        (Keys.ARROW_RIGHT, 15, "80 %"),
        (Keys.ARROW_LEFT, 15, "20 %"),
        (Keys.ARROW_RIGHT, 1, "25 %"),
    ]:
        keys(driver, *[key] * times)
        assert find(driver, "split-size").text == size


def test_dragged(driver, wait):
    """dragged: the splitter follows the pointer"""
    handle, left = find(driver, "split-handle"), find(driver, "split-left")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", handle)
    width = left.size["width"] * 2
    ActionChains(driver).click_and_hold(handle).perform()
    at = 0.5
    for to, sizes in [(0.6, [59, 60, 61]), (0.3, [29, 30, 31]), (0.95, [80]), (-0.1, [20])]:
        ActionChains(driver).move_by_offset(round(width * (to - at)), 0).perform()
        at = to
        wait.until(lambda _: int(re.sub(" %$", "", find(driver, "split-size").text)) in sizes)
    ActionChains(driver).release().move_by_offset(round(width * 0.5), 0).perform()
    assert find(driver, "split-size").text == "20 %"


def rows(driver):
    return texts(find(driver, "pager-list").find_elements(By.TAG_NAME, "li"))


def test_pages(driver):
    """pages: four buttons turn the pages"""
    assert find(driver, "pager-range").text == "1 to 10 of 47"
    for where, text, first in [
        ("next", "11 to 20 of 47", "Ticket 11"),
        ("next", "21 to 30 of 47", "Ticket 21"),
        ("last", "41 to 47 of 47", "Ticket 41"),
        ("previous", "31 to 40 of 47", "Ticket 31"),
        ("first", "1 to 10 of 47", "Ticket 1"),
    ]:
        press(driver, f"pager-{where}")
        assert find(driver, "pager-range").text == text
        assert rows(driver)[0] == first


def test_size(driver):
    """size: the first row stays in view"""
    press(driver, "pager-last")
    size = Select(find(driver, "rows-per-page"))
    size.select_by_visible_text("5")
    assert "Ticket 41" in rows(driver)
    assert len(rows(driver)) == 5
    press(driver, "pager-previous")
    size.select_by_visible_text("20")
    assert "Ticket 36" in rows(driver)
    assert len(rows(driver)) == 20


def test_breadcrumb(driver):
    """breadcrumb: each level leads back to its tickets"""
    for name, text in [
        ("down", "1 to 10 of 32"),
        ("down", "1 to 10 of 24"),
        ("open", "1 to 10 of 32"),
        ("down", "1 to 10 of 24"),
        ("all", "1 to 10 of 47"),
    ]:
        press(driver, f"breadcrumb-{name}")
        assert find(driver, "pager-range").text == text


def test_branches(driver):
    """branches: a branch follows its children"""
    open_branch(driver, "europe-italy")
    for path, italy, europe in [
        ("europe-italy-rome", "mixed", "mixed"),
        ("europe-italy-milan", "mixed", "mixed"),
        ("europe-italy-naples", "true", "mixed"),
        ("europe-spain", "true", "true"),
        ("europe-italy", "false", "mixed"),
    ]:
        check(driver, path)
        assert find(driver, "tree-item-europe-italy").get_attribute("aria-checked") == italy
        assert find(driver, "tree-item-europe").get_attribute("aria-checked") == europe


def test_checked(driver):
    """checked: the cities are in the order of the tree"""
    assert find(driver, "tree-checked").text == "–"
    for path in ["asia", "asia-japan", "europe-italy"]:
        open_branch(driver, path)
    cities = ["asia-japan-tokyo", "europe-italy-rome"]
    for path in cities:
        check(driver, path)
    assert find(driver, "tree-checked").text == "Rome, Tokyo"
    for path in cities:
        check(driver, path)
    assert find(driver, "tree-checked").text == "–"


def test_loading(driver, site, wait):
    """loading: branches load for 300 to 900 milliseconds"""
    open_page(driver, site, wait, "delayScale=1")
    open_branch(driver, "america")
    for path in ["africa", "america-brazil", "america-peru"]:
        shown = "document.querySelector('.ant-tree-switcher-loading-icon') !== null"
        stopwatch = Stopwatch(driver, shown, "click", longest=0.9)
        open_branch(driver, path)
        assert stopwatch.seconds(wait) >= 0.3


CHILD = {"Africa": "tree-item-africa-egypt", "Brazil": "tree-item-america-brazil-recife"}


def failed_of(driver, site, wait, seed):
    """Opens two branches, and returns which one failed to load."""
    open_page(driver, site, wait, f"delayScale=0&seed={seed}")
    for path in ["africa", "america", "america-brazil"]:
        open_branch(driver, path)
    error = wait.until(lambda driver: find(driver, "tree-error").text)
    failed = error.removeprefix("Could not load ")
    loaded = next(name for name in CHILD if name != failed)
    assert failed in CHILD
    wait.until(EC.visibility_of_element_located(by_test_id(CHILD[loaded])))
    return failed


def test_failed(driver, site, wait):
    """failed: the seed decides which load fails"""
    failed = [failed_of(driver, site, wait, seed) for seed in [1, 2, 3, 4, 5, 1]]
    assert len(set(failed)) == 2
    assert failed[5] == failed[0]


def test_retry(driver, site, wait):
    """retry: “Try again” opens the branch that failed"""
    failed = failed_of(driver, site, wait, 1)
    press(driver, "tree-retry")
    wait.until(EC.visibility_of_element_located(by_test_id(CHILD[failed])))
    assert find(driver, "tree-error").text == ""


def test_inherited(driver, wait):
    """inherited: children of a checked branch are checked"""
    check(driver, "africa")
    open_branch(driver, "africa")
    wait.until(lambda driver: count(driver, "tree-item-africa-egypt") or count(driver, "tree-retry"))
    if count(driver, "tree-retry"):
        press(driver, "tree-retry")
    wait.until(shows("tree-checked", "Cairo, Luxor, Nairobi, Mombasa"))


def test_filter(driver, wait):
    """filter: branches with a match open"""
    for text, path in [("kyo", "asia-japan-kyoto"), ("mad", "europe-spain-madrid")]:
        field = find(driver, "tree-filter")
        field.clear()
        field.send_keys(text)
        wait.until(EC.visibility_of_element_located(by_test_id(f"tree-item-{path}")))
