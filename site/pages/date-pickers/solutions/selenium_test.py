import pytest
from locators import by_test_id, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]


@pytest.fixture(autouse=True)
def page(driver, open_at):
    # Far from Greenwich, which must not turn a day into another one.
    driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "Pacific/Auckland"})
    # The site's own clock stands still on a Thursday, so the tests are the same on every day.
    open_at("2026-03-05T09:30")
    yield
    driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": ""})


@pytest.fixture
def open_at(driver, site, wait):
    def open_page(now):
        driver.get(f"{site}/date-pickers?now={now}")
        wait.until(visible("date-clock"))

    return open_page


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def visible(name):
    return EC.visibility_of_element_located(by_test_id(name))


def hidden(name):
    return EC.invisibility_of_element_located(by_test_id(name))


def shows(name, text):
    return lambda driver: find(driver, name).text == text


def has_value(name, value):
    return lambda driver: find(driver, name).get_property("value") == value


def press(driver, name):
    """Clicks on what is in the middle of the window, where there is room for a calendar."""
    element = find(driver, name)
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
    element.click()


SET_VALUE = """
  const [field, value] = arguments;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
"""


def fill(driver, name, value):
    """By a script: what keys do in a native field depends on the browser's language."""
    driver.execute_script(SET_VALUE, find(driver, name), value)


def type_appointment(driver, text, key):
    field = find(driver, "date-appointment")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(text, key)


def open_calendar(driver, wait, field, calendar):
    press(driver, field)
    return wait.until(visible(calendar))


def choose_stay(driver, wait, *days):
    for day in days:
        wait.until(EC.element_to_be_clickable(by_test_id(f"date-stay-day-{day}"))).click()


def test_values(driver, wait):
    """values: what is in a field stands below it as ISO text"""
    for name, value in [("delivery", "2026-03-12"), ("time", "14:30"), ("reminder", "2026-03-12T14:30")]:
        assert find(driver, f"date-{name}-value").text == "Empty"
        fill(driver, f"date-{name}", value)
        wait.until(shows(f"date-{name}-value", value))
        fill(driver, f"date-{name}", "")
        wait.until(shows(f"date-{name}-value", "Empty"))


def test_past(driver, wait):
    """past: a day before today has a message"""
    fill(driver, "date-delivery", "2026-03-04")
    error = wait.until(visible("date-delivery-error"))
    assert error.text == "Choose today or later"
    # The accessible description is the text of the element that this attribute names.
    assert find(driver, "date-delivery").get_dom_attribute("aria-describedby") == error.get_dom_attribute("id")
    fill(driver, "date-delivery", "2026-03-05")
    wait.until(shows("date-delivery-value", "2026-03-05"))
    wait.until(hidden("date-delivery-error"))


def test_clock(driver, wait):
    """clock: today and now are those of the run"""
    assert find(driver, "date-clock").text == "Today is 2026-03-05"
    fill(driver, "date-delivery", "2026-03-12")
    press(driver, "date-today")
    wait.until(has_value("date-delivery", "2026-03-05"))
    press(driver, "date-now")
    wait.until(has_value("date-reminder", "2026-03-05T09:30"))


def test_calendar(driver, wait):
    """calendar: it opens at this month, and a chosen day closes it"""
    calendar = open_calendar(driver, wait, "date-appointment", "date-appointment-calendar")
    assert calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a month']").text == "Mar"
    assert calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a year']").text == "2026"
    assert texts(calendar.find_elements(By.CSS_SELECTOR, "[aria-current=date]")) == ["5"]
    find(driver, "date-appointment-day-2026-03-12").click()
    wait.until(hidden("date-appointment-calendar"))
    wait.until(has_value("date-appointment", "12 Mar 2026"))
    assert find(driver, "date-appointment-value").text == "2026-03-12"


def test_weekend(driver, wait, open_at):
    """weekend: no Saturday and no Sunday is taken"""
    open_calendar(driver, wait, "date-appointment", "date-appointment-calendar")
    for day in ["2026-03-14", "2026-03-15"]:
        find(driver, f"date-appointment-day-{day}").click()
        assert find(driver, "date-appointment-calendar").is_displayed()
    # The next one is taken, so the page has dealt with those before.
    find(driver, "date-appointment-day-2026-03-13").click()
    wait.until(shows("date-appointment-value", "2026-03-13"))
    type_appointment(driver, "15/03/2026", Keys.ENTER)
    find(driver, "date-appointment").send_keys(Keys.TAB)
    wait.until(has_value("date-appointment", "13 Mar 2026"))
    assert find(driver, "date-appointment-value").text == "2026-03-13"
    open_at("2026-03-07T09:30")
    open_calendar(driver, wait, "date-appointment", "date-appointment-calendar")
    assert not find(driver, "date-appointment-today").is_enabled()


def test_panels(driver, wait):
    """panels: other months and years are chosen without a change of the appointment"""
    calendar = open_calendar(driver, wait, "date-appointment", "date-appointment-calendar")
    calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a month']").click()
    # A month that begins on a Sunday and ends on a Saturday.
    wait.until(visible("date-appointment-month-2026-02")).click()
    wait.until(visible("date-appointment-day-2026-02-17"))
    assert find(driver, "date-appointment-value").text == "Empty"
    calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a year']").click()
    wait.until(visible("date-appointment-year-2028")).click()
    wait.until(visible("date-appointment-month-2028-02")).click()
    day = wait.until(visible("date-appointment-day-2028-02-29"))
    assert find(driver, "date-appointment-value").text == "Empty"
    day.click()
    wait.until(shows("date-appointment-value", "2028-02-29"))


def test_typed(driver, wait):
    """typed: two ways to write a day, and what is no day leaves the one before"""
    for text, day in [("12/03/2026", "2026-03-12"), ("2026-03-13", "2026-03-13")]:
        type_appointment(driver, text, Keys.ENTER)
        wait.until(shows("date-appointment-value", day))
    for text, key in [("16/03/2026", Keys.ESCAPE), ("tomorrow", Keys.ENTER), ("31/02/2026", Keys.ENTER)]:
        type_appointment(driver, text, key)
        find(driver, "date-appointment").send_keys(Keys.TAB)
        wait.until(has_value("date-appointment", "13 Mar 2026"))
        assert find(driver, "date-appointment-value").text == "2026-03-13"
    wait.until(hidden("date-appointment-calendar"))
    press(driver, "date-appointment-clear")
    wait.until(shows("date-appointment-value", "Empty"))
    wait.until(has_value("date-appointment", ""))


def test_week(driver, wait, open_at):
    """week: weeks begin on Monday, and Next week is one"""
    calendar = open_calendar(driver, wait, "date-appointment", "date-appointment-calendar")
    assert texts(calendar.find_elements(By.TAG_NAME, "th")) == WEEKDAYS
    for now, week in [
        ("2026-03-05T09:30", "2026-03-09/2026-03-15"),
        ("2026-03-08T09:30", "2026-03-09/2026-03-15"),
        ("2026-03-09T09:30", "2026-03-16/2026-03-22"),
    ]:
        open_at(now)
        calendar = open_calendar(driver, wait, "date-stay-from", "date-stay-calendar")
        assert texts(calendar.find_elements(By.TAG_NAME, "th")) == [*WEEKDAYS, *WEEKDAYS]
        find(driver, "date-stay-next-week").click()
        wait.until(shows("date-stay-value", week))


def test_stay(driver, wait):
    """stay: two days are a stay, in whichever order they are chosen"""
    for first, second, stay, nights in [
        ("2026-03-12", "2026-03-15", "2026-03-12/2026-03-15", "3 nights"),
        ("2026-03-20", "2026-03-19", "2026-03-19/2026-03-20", "1 night"),
        ("2026-03-30", "2026-04-02", "2026-03-30/2026-04-02", "3 nights"),
    ]:
        open_calendar(driver, wait, "date-stay-from", "date-stay-calendar")
        choose_stay(driver, wait, first, second)
        wait.until(shows("date-stay-value", stay))
        wait.until(shows("date-stay-nights", nights))
        wait.until(hidden("date-stay-calendar"))


def test_limits(driver, wait):
    """limits: a stay begins today or later and has 1 to 14 nights"""
    open_calendar(driver, wait, "date-stay-from", "date-stay-calendar")
    # Had the day before today been taken, today would be the end of a stay.
    choose_stay(driver, wait, "2026-03-04", "2026-03-05", "2026-03-05", "2026-03-20")
    assert find(driver, "date-stay-value").text == "Empty"
    choose_stay(driver, wait, "2026-03-19")
    wait.until(shows("date-stay-value", "2026-03-05/2026-03-19"))
