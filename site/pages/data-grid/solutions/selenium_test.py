import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait)


def open_page(driver, site, wait, options="delayScale=0"):
    driver.get(f"{site}/data-grid?{options}")
    # The grid draws its rows a moment after the page.
    wait.until(EC.visibility_of_element_located(by_test_id("grid-open-S-0001")))


def row(shipment):
    return By.CSS_SELECTOR, f'.ag-row[row-id="{shipment}"]'


def cell(shipment, column):
    return By.CSS_SELECTOR, f'.ag-row[row-id="{shipment}"] [col-id="{column}"]'


def at(index, column):
    return By.CSS_SELECTOR, f'.ag-row[row-index="{index}"] [col-id="{column}"]'


def header(column):
    return By.CSS_SELECTOR, f'.ag-header-cell[col-id="{column}"]'


def field(shipment, column):
    by, selector = cell(shipment, column)
    return by, f"{selector} input"


def shows(locator, text):
    """The grid may draw a row again at any time, so each look finds it again."""

    def shown(driver):
        return [element.text for element in driver.find_elements(*locator)] == [text]

    return shown


def is_selected(shipment):
    return lambda driver: driver.find_element(*row(shipment)).get_attribute("aria-selected") == "true"


def count_is(locator, count):
    return lambda driver: len(driver.find_elements(*locator)) == count


def press(wait, locator):
    wait.until(EC.element_to_be_clickable(locator)).click()


def double_click(driver, wait, locator):
    ActionChains(driver).double_click(wait.until(EC.visibility_of_element_located(locator))).perform()


def click_with(driver, key, locator):
    element = driver.find_element(*locator)
    ActionChains(driver).key_down(key).click(element).key_up(key).perform()


def keys(driver, *pressed):
    ActionChains(driver).send_keys(*pressed).perform()


def edit(driver, wait, shipment, column, text):
    double_click(driver, wait, cell(shipment, column))
    wait.until(lambda driver: driver.switch_to.active_element in driver.find_elements(*field(shipment, column)))
    with_control(driver, "a")
    keys(driver, text, Keys.ENTER)
    wait.until(count_is(field(shipment, column), 0))


def with_control(driver, key):
    ActionChains(driver).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()


def scroll_to(driver, left=0, top=0):
    """A column that is out of view is not in the document."""
    driver.execute_script("document.querySelector('.ag-grid-viewport').scrollTo(...arguments)", left, top)


def quick_filter(driver, text):
    quick = driver.find_element(*by_test_id("grid-quick-filter"))
    quick.clear()
    if text:
        quick.send_keys(text)


def filter_column(driver, wait, column, text, operator=None):
    press(wait, (By.CSS_SELECTOR, f'{header(column)[1]} .ag-header-cell-filter-button'))
    if operator:
        press(wait, (By.CSS_SELECTOR, ".ag-filter [role=combobox]"))
        press(wait, (By.XPATH, f"//*[@role='option'][normalize-space()='{operator}']"))
    value = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "[aria-label='Filter Value']")))
    value.clear()
    value.send_keys(text, Keys.ESCAPE)


def changes(driver):
    return texts(driver.find_elements(By.CSS_SELECTOR, "[data-testid=grid-changes] li"))


SELECTED = by_test_id("grid-selected")
COUNT = by_test_id("grid-row-count")


def test_sort(wait):
    """sort: a click on a header sorts in three steps"""
    for column, first in [("customer", "Ada Adams"), ("customer", "Jonas Horvat")]:
        press(wait, header(column))
        wait.until(shows(at(0, column), first))
    press(wait, header("customer"))
    wait.until(shows(at(0, "id"), "S-0001"))
    press(wait, header("customer"))
    wait.until(shows(at(0, "customer"), "Ada Adams"))
    press(wait, header("status"))
    wait.until(shows(at(0, "id"), "S-0001"))
    wait.until(shows(at(1, "id"), "S-0003"))


def test_numbers(driver, wait):
    """numbers: numbers are sorted by value"""
    for column, smallest, largest in [
        ("price", "2.21", "1998.28"),
        ("quantity", "2", "1200"),
        ("weight", "0.1", "400.0"),
    ]:
        if column == "weight":
            scroll_to(driver, left=600)
        press(wait, header(column))
        wait.until(shows(at(0, column), smallest))
        press(wait, header(column))
        wait.until(shows(at(0, column), largest))
        press(wait, header(column))


def test_added(driver, wait):
    """added: Shift adds a second column to the sort"""
    press(wait, header("customer"))
    wait.until(shows(at(0, "customer"), "Ada Adams"))
    for status in ["Delivered", "Sent"]:
        click_with(driver, Keys.SHIFT, header("status"))
        wait.until(shows(at(0, "status"), status))
        wait.until(shows(at(0, "customer"), "Ada Adams"))


def test_text_filter(driver, wait):
    """text-filter: the filter finds a part of the text"""
    filter_column(driver, wait, "customer", "BERG")

    def all_have_it(driver):
        names = driver.execute_script(
            "return [...document.querySelectorAll('.ag-row [col-id=customer]')].map((cell) => cell.textContent)"
        )
        return len(names) > 0 and all(name.endswith(" Berg") for name in names)

    wait.until(all_have_it)


def test_number_filter(driver, wait):
    """number-filter: “Greater than” leaves out the number itself"""
    for number in ["1998", "1997.9"]:
        filter_column(driver, wait, "price", number, "Greater than")
        wait.until(shows(cell("S-0019", "price"), "1998.28"))
        wait.until(count_is((By.CSS_SELECTOR, ".ag-row"), 1))


def test_quick(driver, wait):
    """quick: the quick filter finds what is out of view"""
    for text in ["fragile", "R100049"]:
        quick_filter(driver, text)
        wait.until(count_is(row("S-0001"), 0))
        wait.until(EC.visibility_of_element_located(row("S-0007")))


def test_count(driver, wait):
    """count: the rows are counted with each kind of filter"""
    wait.until(shows(COUNT, "2,000 rows"))
    quick_filter(driver, "S-19")
    wait.until(shows(COUNT, "100 of 2,000 rows"))
    driver.find_element(*by_test_id("grid-pages")).click()
    quick_filter(driver, "S-190")
    wait.until(shows(COUNT, "10 of 2,000 rows"))
    quick_filter(driver, "S-1")
    wait.until(shows(COUNT, "1,000 of 2,000 rows"))
    driver.find_element(*by_test_id("grid-quick-filter")).send_keys(Keys.BACKSPACE * 3)
    wait.until(shows(COUNT, "2,000 rows"))
    filter_column(driver, wait, "customer", "Ada Be")
    wait.until(shows(COUNT, "37 of 2,000 rows"))


def left_of(driver, column):
    return driver.find_element(*cell("S-0001", column)).rect["x"]


def test_moved(driver, wait):
    """moved: a dragged header moves its column"""
    customer, quantity = [driver.find_element(*header(column)) for column in ["customer", "quantity"]]
    # Measured from the pointer, because the headers move during a drag.
    step = (quantity.rect["x"] - customer.rect["x"]) // 2
    ActionChains(driver).click_and_hold(customer).move_by_offset(step, 0).move_by_offset(step, 0).release().perform()
    wait.until(lambda driver: left_of(driver, "customer") > left_of(driver, "quantity"))


def test_resized(driver, wait):
    """resized: the edge of a header changes the width"""
    customer = driver.find_element(*header("customer"))
    width = customer.size["width"]
    edge = customer.find_element(By.CSS_SELECTOR, ".ag-header-cell-resize")
    ActionChains(driver).click_and_hold(edge).move_by_offset(30, 0).move_by_offset(30, 0).release().perform()
    wait.until(lambda driver: abs(driver.find_element(*cell("S-0001", "customer")).size["width"] - width - 60) <= 3)


def test_box(driver, wait):
    """box: check boxes add rows to the selection"""
    for shipment in ["S-0002", "S-0004"]:
        # Not by `press`: the inputs of these boxes are transparent, so for Selenium they are hidden.
        driver.find_element(*field(shipment, "ag-Grid-SelectionColumn")).click()
    wait.until(shows(SELECTED, "2 selected"))
    for shipment in ["S-0002", "S-0004"]:
        wait.until(is_selected(shipment))


def test_click(driver, wait):
    """click: a click selects one row"""
    for shipment in ["S-0003", "S-0005"]:
        press(wait, cell(shipment, "customer"))
        wait.until(is_selected(shipment))
        wait.until(shows(SELECTED, "1 selected"))


def test_toggle(driver, wait):
    """toggle: Ctrl adds a row or removes it"""
    press(wait, cell("S-0003", "customer"))
    click_with(driver, Keys.CONTROL, cell("S-0005", "customer"))
    wait.until(is_selected("S-0005"))
    wait.until(shows(SELECTED, "2 selected"))
    click_with(driver, Keys.CONTROL, cell("S-0005", "customer"))
    wait.until(shows(SELECTED, "1 selected"))
    wait.until(is_selected("S-0003"))


def test_range(driver, wait):
    """range: Shift selects from row to row"""
    press(wait, cell("S-0003", "customer"))
    click_with(driver, Keys.SHIFT, cell("S-0006", "customer"))
    wait.until(shows(SELECTED, "4 selected"))
    for shipment in ["S-0003", "S-0004", "S-0005", "S-0006"]:
        wait.until(is_selected(shipment))


def test_all(driver, wait):
    """all: the header selects all filtered rows"""
    driver.find_element(*by_test_id("grid-pages")).click()
    quick_filter(driver, "S-19")
    wait.until(EC.visibility_of_element_located(row("S-1900")))
    driver.find_element(By.CSS_SELECTOR, f'{header("ag-Grid-SelectionColumn")[1]} input').click()
    wait.until(shows(SELECTED, "100 selected"))


def has_value(locator, text):
    return lambda driver: driver.find_element(*locator).get_property("value") == text


def test_start(driver, wait):
    """start: a double click, Enter and typing start editing"""
    double_click(driver, wait, cell("S-0001", "customer"))
    wait.until(EC.visibility_of_element_located(field("S-0001", "customer")))
    keys(driver, Keys.ESCAPE)
    for shipment, key, value in [("S-0002", Keys.ENTER, "Ines Horvat"), ("S-0003", "B", "B")]:
        press(wait, cell(shipment, "customer"))
        keys(driver, key)
        wait.until(EC.visibility_of_element_located(field(shipment, "customer")))
        wait.until(has_value(field(shipment, "customer"), value))
        keys(driver, Keys.ESCAPE)


def test_kept(driver, wait):
    """kept: an edit stays with its shipment"""
    edit(driver, wait, "S-0003", "price", "77.7")
    # The row of the focused cell stays in the document.
    press(wait, cell("S-0001", "customer"))
    scroll_to(driver, top=20_000)
    wait.until(count_is(row("S-0003"), 0))
    scroll_to(driver)
    wait.until(shows(cell("S-0003", "price"), "77.70"))
    press(wait, header("customer"))
    wait.until(shows(at(0, "customer"), "Ada Adams"))
    quick_filter(driver, "S-0003")
    wait.until(count_is(row("S-0098"), 0))
    quick_filter(driver, "S-000")
    wait.until(EC.visibility_of_element_located(cell("S-0004", "price")))
    wait.until(shows(cell("S-0003", "price"), "77.70"))


def test_limits(driver, wait):
    """limits: a number out of the range is refused"""
    for text, shown in [("100000", "926.47"), ("-1", "926.47"), ("0", "0.00"), ("99999", "99999.00")]:
        edit(driver, wait, "S-0002", "price", text)
        wait.until(shows(cell("S-0002", "price"), shown))


def test_refused(driver, wait):
    """refused: the error names the cell"""
    for shipment, label in [("S-0007", "Price"), ("S-0002", "Quantity")]:
        edit(driver, wait, shipment, label.lower(), "123456")
        wait.until(shows(by_test_id("grid-error"), f"{shipment} {label} must be from 0 to 99,999"))


def test_status(driver, wait):
    """status: the dropdown has four choices"""
    press(wait, cell("S-0007", "status"))
    keys(driver, Keys.ENTER)
    option = (By.CSS_SELECTOR, "[role=option]")
    wait.until(lambda driver: texts(driver.find_elements(*option)) == ["New", "Packed", "Sent", "Delivered"])
    driver.find_elements(*option)[3].click()
    wait.until(shows(cell("S-0007", "status"), "Delivered"))


def test_escape(driver, wait):
    """escape: Escape keeps the old value"""
    double_click(driver, wait, cell("S-0003", "customer"))
    wait.until(EC.visibility_of_element_located(field("S-0003", "customer"))).send_keys("Nobody", Keys.ESCAPE)
    wait.until(shows(cell("S-0003", "customer"), "Emre Garcia"))


def test_changes(driver, wait):
    """changes: edits are listed"""
    edit(driver, wait, "S-0007", "price", "13")
    edit(driver, wait, "S-0002", "customer", "Bob")
    expected = ["S-0007 Price 12.50 → 13.00", "S-0002 Customer Ines Horvat → Bob"]
    wait.until(lambda driver: changes(driver) == expected)


def test_undo(driver, wait):
    """undo: edits are undone one by one"""
    edit(driver, wait, "S-0007", "price", "13")
    edit(driver, wait, "S-0002", "customer", "Bob")
    with_control(driver, "z")
    wait.until(shows(cell("S-0002", "customer"), "Ines Horvat"))
    assert driver.find_element(*cell("S-0007", "price")).text == "13.00"
    with_control(driver, "z")
    wait.until(shows(cell("S-0007", "price"), "12.50"))


def test_redo(driver, wait):
    """redo: an undone edit comes back"""
    edit(driver, wait, "S-0007", "price", "13")
    with_control(driver, "z")
    wait.until(shows(cell("S-0007", "price"), "12.50"))
    with_control(driver, "y")
    wait.until(shows(cell("S-0007", "price"), "13.00"))


def test_unlisted(driver, wait):
    """unlisted: an undone edit is not listed"""
    edit(driver, wait, "S-0007", "price", "13")
    wait.until(lambda driver: len(changes(driver)) == 1)
    with_control(driver, "z")
    wait.until(lambda driver: changes(driver) == [])


def test_open(driver, wait):
    """open: “Open” shows the shipment of its row"""
    press(wait, header("customer"))
    wait.until(shows(at(0, "customer"), "Ada Adams"))
    for shipment in ["S-0098", "S-0124"]:
        press(wait, by_test_id(f"grid-open-{shipment}"))
        wait.until(
            lambda driver, shipment=shipment: driver.find_element(By.CSS_SELECTOR, "[data-testid=grid-detail] dd").text
            == shipment
        )


def rating(driver, number):
    root = driver.find_element(By.CSS_SELECTOR, '.ag-row[row-id="S-0001"] shipment-rating').shadow_root
    return root.find_element(By.CSS_SELECTOR, f'[aria-label="Rate {number}"]')


def test_rating(driver, wait):
    """rating: a button sets its number"""
    scroll_to(driver, left=5000)
    wait.until(EC.visibility_of_element_located(cell("S-0001", "rating")))
    for number, before in [(1, 5), (4, 1)]:
        rating(driver, number).click()
        wait.until(lambda driver, number=number: rating(driver, number).get_attribute("aria-pressed") == "true")
        assert rating(driver, before).get_attribute("aria-pressed") == "false"


def test_pages(driver, wait):
    """pages: a page has 25 rows"""
    driver.find_element(*by_test_id("grid-pages")).click()
    wait.until(shows((By.CSS_SELECTOR, ".ag-paging-row-summary-panel"), "1 to 25 of 2,000"))
    press(wait, (By.CSS_SELECTOR, "[aria-label='Next Page']"))
    wait.until(shows((By.CSS_SELECTOR, ".ag-paging-row-summary-panel"), "26 to 50 of 2,000"))


def test_loading(driver, site, wait):
    """loading: the overlay is shown for 400 to 1,200 milliseconds"""
    open_page(driver, site, wait, "delayScale=1")
    shown = "document.querySelector('.ag-overlay .ag-loading-text')?.textContent === 'Loading...'"
    stopwatch = Stopwatch(driver, shown, "click", longest=1.2)
    press(wait, by_test_id("grid-reload"))
    assert stopwatch.seconds(wait) >= 0.4


def test_given_up(driver, wait):
    """given-up: a reload discards the edits"""
    edit(driver, wait, "S-0007", "price", "13")
    wait.until(lambda driver: len(changes(driver)) == 1)
    press(wait, by_test_id("grid-reload"))
    wait.until(shows(cell("S-0007", "price"), "12.50"))
    wait.until(lambda driver: changes(driver) == [])
