import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


# A fifth of the time: what is tested is that a wait takes its seconds, not that they are long.
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
    """Texts and edges of the rows in the document, from above to below, and the height of what the list shows.

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
    def check(driver):
        rows, height = drawn(driver)
        return any(one["text"] == f"Row {number}" and one["top"] >= 0 and one["bottom"] <= height for one in rows)

    return check


def test_rows(driver, wait):
    """rows: those in view are in the document, in order, and never more than 40"""
    for part in [0, 0.3, 0.7, 1]:
        driver.execute_script(
            "const [list, part] = arguments; list.scrollTop = part * (list.scrollHeight - list.clientHeight)",
            find(driver, "rows-list"),
            part,
        )
        rows = wait.until(fills)
        numbers = [number_of(one) for one in rows]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert len(numbers) <= 40
        if part == 0:
            assert numbers[0] == 1
    assert numbers[-1] == 10000


def test_heights(driver, wait):
    """heights: 44, 64 and 84 pixels by turns, each row where the one before it ends"""
    for number in [1, 5000]:
        jump(driver, number)
        row(wait, number)
        rows, _ = drawn(driver)
        for one in rows:
            assert one["bottom"] - one["top"] == [84, 44, 64][number_of(one) % 3]
        for before, after in zip(rows, rows[1:]):
            assert after["top"] == before["bottom"]


def test_positions(driver, wait):
    """positions: assistive technology is told a row's place in the whole list"""
    for number in [1, 5000, 10000]:
        jump(driver, number)
        found = row(wait, number)
        assert found.get_attribute("aria-posinset") == str(number)
        assert found.get_attribute("aria-setsize") == "10000"


def test_jump(driver, wait):
    """jump: a row comes to the top, and what is no row is refused"""
    jump(driver, 5000)
    wait.until(is_at(5000, 0))
    find(driver, "rows-number").send_keys(Keys.CONTROL, "a")
    find(driver, "rows-number").send_keys("777", Keys.ENTER)
    wait.until(is_at(777, 0))
    for wrong in ["0", "10001", "1.5", "abc", ""]:
        # Between two wrong numbers a right one, so that each has to bring its own message.
        jump(driver, 777)
        wait.until(EC.invisibility_of_element_located(by_test_id("rows-error")))
        jump(driver, wrong)
        wait.until(shows("rows-error", "Enter a number from 1 to 10000"))
        assert is_at(777, 0)(driver)
    jump(driver, 10000)
    wait.until(is_in_view(10000))


def click_with(driver, key, element):
    ActionChains(driver).key_down(key).click(element).key_up(key).perform()


def is_selected(wait, number):
    return row(wait, number).get_attribute("aria-selected") == "true"


def test_select(driver, wait):
    """select: a row alone, a range with Shift, one more or less with Control"""
    row(wait, 5).click()
    wait.until(shows("rows-selected", "Selected: 1"))
    jump(driver, 25)
    wait.until(is_at(25, 0))
    click_with(driver, Keys.SHIFT, row(wait, 25))
    wait.until(EC.text_to_be_present_in_element(by_test_id("rows-selected"), "Selected: 21"))
    assert is_selected(wait, 25) and not is_selected(wait, 26)
    jump(driver, 1)
    wait.until(is_at(1, 0))
    click_with(driver, Keys.SHIFT, row(wait, 3))
    wait.until(shows("rows-selected", "Selected: 3"))
    assert [is_selected(wait, number) for number in range(2, 7)] == [False, True, True, True, False]
    for count in [4, 3]:
        click_with(driver, Keys.CONTROL, row(wait, 1))
        wait.until(shows("rows-selected", f"Selected: {count}"))
    row(wait, 2).click()
    wait.until(shows("rows-selected", "Selected: 1"))
    assert is_selected(wait, 2)


def test_kept(driver, wait):
    """kept: rows stay selected while they are not in the document"""
    row(wait, 2).click()
    click_with(driver, Keys.SHIFT, row(wait, 4))
    jump(driver, 9000)
    wait.until(is_at(9000, 0))
    assert not driver.find_elements(*row_locator(4))
    assert find(driver, "rows-selected").text == "Selected: 3"
    jump(driver, 1)
    wait.until(is_at(1, 0))
    assert all(is_selected(wait, number) for number in [2, 3, 4])
    find(driver, "rows-clear").click()
    wait.until(shows("rows-selected", "Selected: 0"))
    assert not any(is_selected(wait, number) for number in [2, 3, 4])


def test_keys(driver, wait):
    """keys: arrows, Home and End move the active row, and Space selects it"""
    rows = find(driver, "rows-list")

    def press(key, number):
        rows.send_keys(key)
        wait.until(lambda driver: find(driver, "rows-active").text == f"Active: Row {number}")
        wait.until(is_in_view(number))

    for number in range(2, 13):
        press(Keys.ARROW_DOWN, number)
    press(Keys.ARROW_UP, 11)
    press(Keys.END, 10000)
    press(Keys.HOME, 1)
    for number in [2, 3]:
        press(Keys.ARROW_DOWN, number)
        rows.send_keys(Keys.SPACE)
        wait.until(lambda driver, number=number: is_selected(wait, number))
        assert find(driver, "rows-selected").text == "Selected: 1"


def load(driver, wait, begin):
    """What the status of the feed is after a load that `begin` starts, which takes one to two seconds."""
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


def test_feed(driver, wait):
    """feed: scrolled to its end it shows twenty more, up to two hundred"""
    assert find(driver, "feed-status").text == "Shown: 20"
    for count in range(40, 201, 20):
        if load(driver, wait, lambda: scroll_to_end(driver)) == "Loading failed":
            load(driver, wait, lambda: press_retry(driver))
        assert find(driver, "feed-status").text == (f"Shown: {count}" if count < 200 else "End of the list: 200 items")
        assert texts(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=feed-item-]")) == items_to(count)


def test_retry(driver, site, wait):
    """retry: one load fails, which one depends on the seed, and Retry brings its items"""
    counts = []
    for seed in [1, 1, 2, 3, 4]:
        open_page(driver, site, wait, f"delayScale=0.2&seed={seed}")
        while load(driver, wait, lambda: scroll_to_end(driver)) != "Loading failed":
            assert len(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=feed-item-]")) < 200
        count = len(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=feed-item-]"))
        counts.append(count)
        scroll_to_end(driver)
        assert find(driver, "feed-status").text == "Loading failed"
        load(driver, wait, lambda: press_retry(driver))
        assert texts(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=feed-item-]")) == items_to(count + 20)
    assert counts[0] == counts[1]
    assert len(set(counts)) > 1


def test_more(driver, wait):
    """more: each press adds ten, and the button is disabled meanwhile and at the end"""
    button, status = find(driver, "more-button"), find(driver, "more-status")
    assert status.text == "Shown: 10 of 50"
    for count in [20, 30, 40, 50]:
        stopwatch = Stopwatch(
            driver, f"element.textContent === 'Shown: {count - 10} of 50'", "click", longest=0.4, element=status
        )
        button.click()
        assert stopwatch.seconds(wait) >= 0.2
        assert status.text == f"Shown: {count} of 50"
        assert len(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=more-item-]")) == count
        assert button.is_enabled() == (count < 50)
