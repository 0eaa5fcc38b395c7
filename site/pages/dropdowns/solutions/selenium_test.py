import re

import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from stopwatch import Stopwatch

KINDS = ["react-select", "antd", "mui", "listbox", "cascader", "loading"]
TOKYO = ["Asia", "Japan", "Tokyo"]
# The options that a reader sees in a list of antd. Its elements with a role have no size.
ANTD_OPTIONS = ".ant-select-item-option"
LAST = "Zu\u0308rich"


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait)


def open_page(driver, site, wait, options="delayScale=0"):
    driver.get(f"{site}/dropdowns?{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("dropdown-native")))


def find(driver, css):
    return driver.find_element(By.CSS_SELECTOR, css)


def find_all(driver, css):
    return driver.find_elements(By.CSS_SELECTOR, css)


def field(driver, kind):
    return find(driver, f"[data-testid=dropdown-{kind}] [role=combobox]")


def select(driver, kind):
    return Select(find(driver, f"[data-testid=dropdown-{kind}] select"))


def value(driver, kind):
    return driver.find_element(*by_test_id(f"dropdown-value-{kind}")).text


def keys(driver, *pressed):
    ActionChains(driver).send_keys(*pressed).perform()


def press(driver, element):
    """Scrolls it into view first, because actions do not."""
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
    ActionChains(driver).move_to_element(element).click().perform()


def options(driver, kind, name=None):
    """The options of an open list. Those of MUI are at the end of the document."""
    css = ".MuiMenu-list [role=option]" if kind == "mui" else f"[data-testid=dropdown-{kind}] [role=option]"
    # All in one script, because options come and go between two commands.
    script = """
      const [css, name] = arguments;
      return [...document.querySelectorAll(css)].filter(({ textContent }) => name === null || textContent === name);
    """
    return driver.execute_script(script, css, name)


def is_open(driver, kind):
    return field(driver, kind).get_attribute("aria-expanded") == "true"


def retries(driver):
    return driver.find_elements(*by_test_id("dropdown-retry"))


def arrived(driver):
    return options(driver, "loading", "Amsterdam") or retries(driver)


def open_list(driver, wait, kind):
    press(driver, field(driver, kind))
    if kind != "loading":
        return
    # One of the first two loads fails.
    wait.until(arrived)
    if retries(driver):
        press(driver, field(driver, kind))
    wait.until(lambda driver: options(driver, "loading", "Amsterdam"))


def choose(driver, wait, kind, way, index=0):
    """Chooses the first or the second city of a name. The cascader needs the whole way to it."""
    name = way[2]
    open_list(driver, wait, kind)
    if kind == "antd":
        keys(driver, name)
        wait.until(lambda driver: index < len(find_all(driver, ANTD_OPTIONS)) < 5)
        press_when_there(driver, wait, lambda driver: find_all(driver, ANTD_OPTIONS)[index])
    elif kind == "cascader":
        for place in way[:2]:
            press_when_there(driver, wait, lambda driver, place=place: levels(driver, place)[0])
        press_when_there(driver, wait, lambda driver: levels(driver, name)[index])
    else:
        press_when_there(driver, wait, lambda driver: options(driver, kind, name)[index])


def press_when_there(driver, wait, element):
    def is_there(driver):
        try:
            return element(driver)
        except IndexError:
            return False

    found = wait.until(is_there)
    driver.execute_script("arguments[0].scrollIntoView({ block: 'nearest' })", found)
    wait.until(lambda _: found.is_displayed())
    found.click()


def levels(driver, name):
    return [one for one in find_all(driver, ".ant-cascader-menu-item") if one.get_property("textContent") == name]


def ends_with(kind, city):
    return lambda driver: re.search(rf"\b{city}$", value(driver, kind))


def test_values(driver, wait):
    """values: the value of the chosen city is shown"""
    name = "القاهرة"
    for kind in ["native", "multiple"]:
        select(driver, kind).select_by_visible_text(name)
        wait.until(lambda driver, kind=kind: value(driver, kind) == "cairo")
    for kind in KINDS:
        choose(driver, wait, kind, ["Africa", "Egypt", name])
        wait.until(ends_with(kind, "cairo"))


def test_twins(driver, wait):
    """twins: both cities of one name can be chosen"""
    for kind in ["native", "multiple"]:
        select(driver, kind).select_by_value("springfield-2")
        wait.until(lambda driver, kind=kind: value(driver, kind) == "springfield-2")
    for kind in KINDS:
        choose(driver, wait, kind, ["America", "United States", "Springfield"], 1)
        wait.until(ends_with(kind, "springfield-2"))


def test_disabled(driver):
    """disabled: Athens cannot be chosen"""
    assert not find(driver, "[data-testid=dropdown-native] option[value=athens]").is_enabled()


def test_several(driver, wait):
    """several: the values of all chosen cities are shown"""
    for city in ["lima", "tokyo", "wellington"]:
        select(driver, "multiple").select_by_value(city)
    wait.until(lambda driver: value(driver, "multiple") == "lima, tokyo, wellington")


def test_search(driver, wait):
    """search: only cities that contain the text are listed"""
    field(driver, "react-select").send_keys("FIELD")
    found = ["Springfield", "Springfield", 'Create "FIELD"']
    wait.until(lambda driver: texts(options(driver, "react-select")) == found)


def create(driver, wait, name):
    field(driver, "react-select").send_keys(name)
    wait.until(lambda driver: texts(options(driver, "react-select")) == [f'Create "{name}"'])
    keys(driver, Keys.ENTER)


def test_created(driver, wait):
    """created: a new city is chosen"""
    create(driver, wait, "New Town")
    wait.until(lambda driver: value(driver, "react-select") == "New Town")


def test_kept(driver, wait):
    """kept: a new city stays in the list"""
    create(driver, wait, "New Town")
    choose(driver, wait, "react-select", TOKYO)
    field(driver, "react-select").send_keys("New T")
    wait.until(lambda driver: options(driver, "react-select", "New Town"))


def test_filter(driver, wait):
    """filter: only cities that contain the text are listed"""
    field(driver, "antd").send_keys("قاهرة")
    wait.until(lambda driver: texts(find_all(driver, ANTD_OPTIONS)) == ["القاهرة"])
    field(driver, "antd").send_keys(Keys.CONTROL, "a")
    keys(driver, "ringf")
    wait.until(lambda driver: texts(find_all(driver, ANTD_OPTIONS)) == ["Springfield", "Springfield"])


def test_all(driver, wait):
    """all: the list ends with its last city"""
    press(driver, field(driver, "antd"))
    wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, ANTD_OPTIONS)))
    # The key ↑ on the first option leads to the last one, which was not in the document before.
    keys(driver, Keys.ARROW_UP)
    wait.until(lambda driver: find_all(driver, ANTD_OPTIONS)[-1].get_property("textContent") == LAST)
    keys(driver, Keys.ENTER)
    wait.until(lambda driver: value(driver, "antd") == "zuerich-decomposed")


def test_covered(driver, wait):
    """covered: a click elsewhere closes the list"""
    # Clicks beside the list, because it covers the fields below its own.
    behind = field(driver, "listbox")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", behind)
    driver.execute_script("arguments[0].focus({ preventScroll: true })", field(driver, "mui"))
    keys(driver, Keys.ENTER)
    wait.until(lambda driver: options(driver, "mui", "Tokyo"))
    x, y = driver.execute_script(
        "const { left, top } = arguments[0].getBoundingClientRect(); return [left + 20, top + 10];", behind
    )
    mouse = ActionChains(driver)
    mouse.w3c_actions.pointer_action.move_to_location(int(x), int(y)).click()
    mouse.perform()
    wait.until(lambda driver: not options(driver, "mui", "Tokyo"))
    assert not is_open(driver, "listbox")
    assert value(driver, "mui") == "nothing"


def active(driver):
    """The name of the active option of the listbox."""
    return driver.execute_script(
        "return document.getElementById(arguments[0].getAttribute('aria-activedescendant'))?.textContent",
        field(driver, "listbox"),
    )


def test_opened(driver, wait):
    """opened: the chosen city is active"""
    press(driver, field(driver, "listbox"))
    wait.until(lambda driver: active(driver) == "Amsterdam")
    press_when_there(driver, wait, lambda driver: options(driver, "listbox", "Tokyo")[0])
    press(driver, field(driver, "listbox"))
    wait.until(lambda driver: active(driver) == "Tokyo")


def test_ends(driver, wait):
    """ends: Home and End lead to the first and the last option"""
    press(driver, field(driver, "listbox"))
    keys(driver, Keys.END)
    wait.until(lambda driver: active(driver) == LAST)
    keys(driver, Keys.HOME)
    wait.until(lambda driver: active(driver) == "Amsterdam")


def test_typeahead(driver, wait):
    """typeahead: letters in a row lead to a city"""
    choose(driver, wait, "listbox", ["Oceania", "New Zealand", "Wellington"])
    press(driver, field(driver, "listbox"))
    keys(driver, "st")
    wait.until(lambda driver: active(driver) == "Stockholm")


def test_upwards(driver, wait):
    """upwards: a list without room below opens upwards"""
    to_the_edge = (
        "const bottom = arguments[0].getBoundingClientRect().bottom;"
        "window.scrollBy({ top: bottom - innerHeight + 16, behavior: 'instant' });"
        "arguments[0].focus({ preventScroll: true })"
    )
    for kind in ["listbox", "loading"]:
        driver.execute_script(to_the_edge, field(driver, kind))
        keys(driver, Keys.ENTER)
        wait.until(lambda driver, kind=kind: options(driver, kind, "Amsterdam") or retries(driver))
        if retries(driver):
            keys(driver, Keys.ENTER)
        wait.until(lambda driver, kind=kind: options(driver, kind, "Amsterdam"))
        wait.until(lambda driver, kind=kind: bottom(driver, kind, "listbox") < bottom(driver, kind, "combobox") - 20)
        keys(driver, Keys.ESCAPE)


def bottom(driver, kind, role):
    element = find(driver, f"[data-testid=dropdown-{kind}] [role={role}]")
    return driver.execute_script("return arguments[0].getBoundingClientRect().bottom", element)


def test_levels(driver, wait):
    """levels: all levels are shown"""
    choose(driver, wait, "cascader", TOKYO)
    wait.until(lambda driver: value(driver, "cascader") == "asia / japan / tokyo")


def test_whole(driver, wait):
    """whole: nothing is chosen until a city is"""
    open_list(driver, wait, "cascader")
    for place in TOKYO[:2]:
        press_when_there(driver, wait, lambda driver, place=place: levels(driver, place)[0])
    wait.until(lambda driver: levels(driver, "Tokyo"))
    assert value(driver, "cascader") == "nothing"


def test_arrival(driver, site, wait):
    """arrival: the cities arrive after 300 to 1200 milliseconds"""
    open_page(driver, site, wait, "delayScale=1")
    shown = "document.querySelector('[data-test=dropdown-loading] [aria-busy=true]') !== null"
    for _ in range(3):
        stopwatch = Stopwatch(driver, shown, "click", longest=1.2)
        press(driver, field(driver, "loading"))
        assert stopwatch.seconds(wait) >= 0.3
        wait.until(arrived)
        if options(driver, "loading"):
            keys(driver, Keys.ESCAPE)


def failed_of(driver, site, wait, seed):
    """Which of the first two loads fails."""
    open_page(driver, site, wait, f"delayScale=0&seed={seed}")
    failed = []
    for load in [1, 2]:
        press(driver, field(driver, "loading"))
        wait.until(arrived)
        if retries(driver):
            failed.append(load)
            assert driver.find_element(*by_test_id("dropdown-error")).text == "Could not load cities"
        else:
            keys(driver, Keys.ESCAPE)
    assert len(failed) == 1
    return failed[0]


def test_failed(driver, site, wait):
    """failed: the seed decides which load fails"""
    failed = [failed_of(driver, site, wait, seed) for seed in [1, 2, 3]]
    assert set(failed) == {1, 2}
    assert failed_of(driver, site, wait, 1) == failed[0]


def test_retry(driver, wait):
    """retry: “Try again” opens the list with its cities"""
    press(driver, field(driver, "loading"))
    wait.until(arrived)
    if not retries(driver):
        keys(driver, Keys.ESCAPE)
        press(driver, field(driver, "loading"))
    press(driver, wait.until(retries)[0])
    wait.until(lambda driver: options(driver, "loading", "Amsterdam"))
    assert driver.find_element(*by_test_id("dropdown-error")).text == ""


# Holds long timers of the page until the test runs them.
HOLD = """
  window.held = [];
  const own = window.setTimeout;
  window.setTimeout = (run, delay, ...rest) => (delay >= 300 ? held.push(run) : own(run, delay, ...rest));
"""


def test_late(driver, site, wait):
    """late: a closed list stays closed when its cities arrive"""
    open_page(driver, site, wait, "delayScale=1")
    driver.execute_script(HOLD)
    for city in ["tokyo", "lima"]:
        press(driver, field(driver, "loading"))
        keys(driver, Keys.ESCAPE)
        driver.execute_script("held.splice(0).forEach((run) => run())")
        # Another choice gives the page time to react to the first.
        select(driver, "native").select_by_value(city)
        wait.until(lambda driver, city=city: value(driver, "native") == city)
        assert not is_open(driver, "loading")


def give_up(driver, wait, kind):
    """Chooses a city, opens the list again, moves to another city and presses Escape."""
    choose(driver, wait, kind, TOKYO)
    wait.until(ends_with(kind, "tokyo"))
    if kind == "mui":
        wait.until(lambda driver: not options(driver, kind))
    open_list(driver, wait, kind)
    wait.until(lambda driver: is_open(driver, kind))
    keys(driver, Keys.ARROW_DOWN)
    keys(driver, Keys.ESCAPE)


def test_escape(driver, wait):
    """escape: Escape keeps the old value"""
    for kind in KINDS:
        give_up(driver, wait, kind)
        wait.until(lambda driver, kind=kind: not is_open(driver, kind))
        assert ends_with(kind, "tokyo")(driver)


def test_focus(driver, wait):
    """focus: after Escape the dropdown has the focus"""
    for kind in KINDS:
        give_up(driver, wait, kind)
        wait.until(lambda driver, kind=kind: driver.switch_to.active_element == field(driver, kind))
