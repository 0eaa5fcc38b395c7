from itertools import pairwise

import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


# Waits take a fifth of their time. The tests compare them with that, so they run faster.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait, "delayScale=0.2")


def open_page(driver, site, wait, options):
    driver.get(f"{site}/long-lists?{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("long-lists")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def shows(name, text):
    return EC.text_to_be_present_in_element(by_test_id(name), text)


def row_locator(number):
    return By.XPATH, f"//*[@role='option' and normalize-space()='Row {number}']"


def row(wait, number):
    """The row, once it is in the document."""
    return wait.until(EC.presence_of_element_located(row_locator(number)))


def jump(driver, number):
    field = find(driver, "rows-number")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(Keys.DELETE, str(number))
    find(driver, "rows-jump").click()


def drawn(driver):
    """Texts and edges of the rows in the document, from top to bottom, and the height of the visible part.

    By a script, because rows come and go between two commands.
    """
    return driver.execute_script(
        """
        const list = document.querySelector('[data-testid="rows-list"]');
        const edge = list.getBoundingClientRect().top + list.clientTop;
        const rows = [...list.querySelectorAll('[role=option]')].map((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return { text: row.textContent, top: Math.round(top - edge), bottom: Math.round(bottom - edge) };
        });
        return [rows.sort((one, other) => one.top - other.top), list.clientHeight];
        """
    )


def number_of(one):
    return int(one["text"].removeprefix("Row "))


def fills(driver):
    """The rows in the document, once they fill the list."""
    rows, height = drawn(driver)
    return rows if rows and rows[0]["top"] <= 0 and rows[-1]["bottom"] >= height else False


def is_at(number, top):
    return lambda driver: any(one["text"] == f"Row {number}" and one["top"] == top for one in drawn(driver)[0])


def is_in_view(number):
    """Whether a row is in view, measured to the next one. Its height is another requirement."""

    def check(driver):
        rows, height = drawn(driver)
        return any(
            one["text"] == f"Row {number}" and one["top"] >= 0 and following["top"] <= height
            for one, following in pairwise(rows)
        )

    return check


def is_at_end(driver):
    return driver.execute_script(
        "const [list] = arguments; return list.scrollHeight - list.clientHeight - list.scrollTop < 1",
        find(driver, "rows-list"),
    )


def scroll_rows(driver, part):
    driver.execute_script(
        "const [list, part] = arguments; list.scrollTop = part * (list.scrollHeight - list.clientHeight)",
        find(driver, "rows-list"),
        part,
    )
def test_rows(driver, wait):
    """rows: the rows are in the document in order"""
    for part in [0, 0.3, 0.7, 1]:
        scroll_rows(driver, part)
        rows = wait.until(fills)
        numbers = [number_of(one) for one in rows]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        if part == 0:
            assert numbers[0] == 1
    assert numbers[-1] == 10000


def test_few(driver):
    """few: at most 40 rows are in the document"""
    for part in [0, 0.3, 0.7, 1]:
        scroll_rows(driver, part)
        assert 0 < len(drawn(driver)[0]) <= 40
def test_heights(driver, wait):
    """heights: rows are 44, 64 and 84 pixels high in turn"""
    for number in [2, 5000]:
        jump(driver, number)
        row(wait, number)
        rows, _ = drawn(driver)
        for one in rows:
            assert one["bottom"] - one["top"] == [84, 44, 64][number_of(one) % 3]


def test_positions(driver, wait):
    """positions: assistive technology knows a row’s place in the whole list"""
    for number in [2, 5000, 9000]:
        jump(driver, number)
        found = row(wait, number)
        assert found.get_attribute("aria-posinset") == str(number)
        assert found.get_attribute("aria-setsize") == "10000"


def test_jump(driver, wait):
    """jump: “Jump” scrolls a row to the top"""
    for number in (5000, 12):
        jump(driver, number)
        wait.until(is_at(number, 0))
    jump(driver, 10000)
    # As near as possible, which is at the end of the list.
    wait.until(is_at_end)


def test_enter(driver, wait):
    """enter: Enter does the same as “Jump”"""
    find(driver, "rows-number").send_keys("777", Keys.ENTER)
    wait.until(is_at(777, 0))


def test_refused(driver, wait):
    """refused: a number without a row is refused"""
    for wrong in ["0", "10001", "1.5", "abc", ""]:
        # A right number between two wrong ones, so that each wrong one has to show the message again.
        jump(driver, 777)
        wait.until(EC.invisibility_of_element_located(by_test_id("rows-error")))
        wait.until(is_at(777, 0))
        jump(driver, wrong)
        wait.until(shows("rows-error", "Enter a number from 1 to 10000"))
        assert is_at(777, 0)(driver)


def scroll_to(driver, element):
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)


def click_with(driver, key, element):
    scroll_to(driver, element)
    ActionChains(driver).key_down(key).click(element).key_up(key).perform()


def is_selected(wait, number):
    return row(wait, number).get_attribute("aria-selected") == "true"


def test_select(driver, wait):
    """select: a click selects a row alone"""
    for number in (5, 2):
        row(wait, number).click()
        wait.until(shows("rows-selected", "Selected: 1"))
        assert is_selected(wait, number)


def test_range(driver, wait):
    """range: a click with Shift selects a range"""
    row(wait, 5).click()
    jump(driver, 25)
    wait.until(is_at(25, 0))
    click_with(driver, Keys.SHIFT, row(wait, 25))
    # From here the whole range is in the document. Whether other rows count too is another requirement.
    scroll_to(driver, row(wait, 14))
    wait.until(shows("rows-selected", "Selected: 21"))
    assert is_selected(wait, 25) and not is_selected(wait, 26)
    click_with(driver, Keys.SHIFT, row(wait, 3))
    wait.until(shows("rows-selected", "Selected: 3"))
    assert [is_selected(wait, number) for number in range(2, 7)] == [False, True, True, True, False]


def test_toggled(driver, wait):
    """toggled: a click with Control adds or removes a row"""
    row(wait, 3).click()
    for count in (2, 1):
        click_with(driver, Keys.CONTROL, row(wait, 2))
        wait.until(shows("rows-selected", f"Selected: {count}"))
    assert is_selected(wait, 3)


def test_kept(driver, wait):
    """kept: rows stay selected while they are not in the document"""
    row(wait, 2).click()
    click_with(driver, Keys.CONTROL, row(wait, 4))
    jump(driver, 9000)
    wait.until(is_at(9000, 0))
    assert not driver.find_elements(*row_locator(4))
    assert find(driver, "rows-selected").text == "Selected: 2"
    jump(driver, 2)
    wait.until(is_at(2, 0))
    assert is_selected(wait, 2) and is_selected(wait, 4)


def test_cleared(driver, wait):
    """cleared: “Clear selection” leaves no row selected"""
    row(wait, 2).click()
    find(driver, "rows-clear").click()
    wait.until(shows("rows-selected", "Selected: 0"))
    assert not is_selected(wait, 2)


def test_keys(driver, wait):
    """keys: arrows, Home and End change the active row"""
    for key, number in [
        (Keys.ARROW_DOWN, 2),
        (Keys.ARROW_DOWN, 3),
        (Keys.ARROW_UP, 2),
        (Keys.END, 10000),
        (Keys.HOME, 1),
    ]:
        find(driver, "rows-list").send_keys(key)
        wait.until(lambda driver: find(driver, "rows-active").text == f"Active: Row {number}")


def test_view(driver, wait):
    """view: the active row is in view"""
    for number in range(2, 13):
        find(driver, "rows-list").send_keys(Keys.ARROW_DOWN)
        wait.until(is_in_view(number))


def test_space(driver, wait):
    """space: Space selects the active row"""
    for number in (2, 3):
        find(driver, "rows-list").send_keys(Keys.ARROW_DOWN, Keys.SPACE)
        wait.until(lambda driver: is_selected(wait, number))
        assert find(driver, "rows-selected").text == "Selected: 1"


def load(driver, wait, begin):
    """Returns the status of the feed after a load, which `begin` starts and which takes one to two seconds."""
    status = find(driver, "feed-status")
    stopwatch = Stopwatch(driver, "element.textContent === 'Loading'", "scroll", "click", longest=0.4, element=status)
    begin()
    assert stopwatch.seconds(wait) >= 0.2
    return status.text


def scroll_to_end(driver):
    driver.execute_script(
        "const [list] = arguments; list.scrollTop = 0; list.scrollTop = list.scrollHeight", find(driver, "feed-list")
    )


def press_retry(driver):
    find(driver, "feed-retry").click()


def items_to(count):
    return [f"Item {number}" for number in range(1, count + 1)]


def feed_items(driver):
    return texts(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=feed-item-]"))


def load_or_retry(driver, wait):
    if load(driver, wait, lambda: scroll_to_end(driver)) == "Loading failed":
        load(driver, wait, lambda: press_retry(driver))


def load_until_one_fails(driver, wait):
    """Loads until a load fails, and returns how many items are there."""
    while load(driver, wait, lambda: scroll_to_end(driver)) != "Loading failed":
        assert len(feed_items(driver)) < 200
    return len(feed_items(driver))
def test_feed(driver, wait):
    """feed: a feed at its end loads twenty more items"""
    assert find(driver, "feed-status").text == "Shown: 20"
    load_or_retry(driver, wait)
    assert feed_items(driver) == items_to(40)


def test_loading(driver, wait):
    """loading: the status is “Loading” for 1 to 2 seconds"""
    load(driver, wait, lambda: scroll_to_end(driver))
    assert find(driver, "feed-status").text != "Loading"


def test_end(driver, wait):
    """end: the feed ends with two hundred items"""
    for _ in range(20, 200, 20):
        load_or_retry(driver, wait)
    assert find(driver, "feed-status").text == "End of the list: 200 items"
    assert feed_items(driver) == items_to(200)


def test_failed(driver, site, wait):
    """failed: one load fails, and the seed decides which"""
    counts = []
    for seed in (3, 3, 11):
        open_page(driver, site, wait, f"delayScale=0.2&seed={seed}")
        counts.append(load_until_one_fails(driver, wait))
    assert counts[0] == counts[1]
    assert len(set(counts)) > 1


def test_retry(driver, wait):
    """retry: “Retry” loads the items"""
    count = load_until_one_fails(driver, wait)
    load(driver, wait, lambda: press_retry(driver))
    assert feed_items(driver) == items_to(count + 20)


def test_paused(driver, wait):
    """paused: nothing is loaded until “Retry”"""
    count = load_until_one_fails(driver, wait)
    scroll_to_end(driver)
    assert find(driver, "feed-status").text == "Loading failed"
    assert feed_items(driver) == items_to(count)


def test_more(driver, wait):
    """more: each press adds ten items"""
    for count in (20, 30):
        find(driver, "more-button").click()
        wait.until(shows("more-status", f"Shown: {count} of 50"))
        assert len(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=more-item-]")) == count


def test_busy(driver, wait):
    """busy: the button is disabled while it loads"""
    button = find(driver, "more-button")
    stopwatch = Stopwatch(driver, "element.disabled", "click", longest=0.4, element=button)
    button.click()
    assert stopwatch.seconds(wait) >= 0.2
    assert button.is_enabled()


def test_all(driver, wait):
    """all: the button stays disabled at the end"""
    for count in (20, 30, 40, 50):
        wait.until(EC.element_to_be_clickable(by_test_id("more-button"))).click()
        wait.until(shows("more-status", f"Shown: {count} of 50"))
    assert not find(driver, "more-button").is_enabled()
