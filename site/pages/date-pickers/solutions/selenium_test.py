import pytest
from locators import by_test_id, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
CALENDARS = {"date-appointment": "date-appointment-calendar", "date-stay-from": "date-stay-calendar"}
NATIVES = [("delivery", "2026-03-12"), ("time", "14:30"), ("reminder", "2026-03-12T14:30")]


@pytest.fixture(autouse=True)
def page(driver, open_at):
    # Far from Greenwich. This must not change a day.
    driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "Pacific/Auckland"})
    # The clock of the site is stopped on a Thursday, so the tests are the same on every day.
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
    """Scrolls the element to the middle of the window first, where there is room for a calendar."""
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


@pytest.fixture
def calendar(open_calendar):
    """The calendar of the appointment, open."""
    return open_calendar("date-appointment")


@pytest.fixture
def open_calendar(driver, wait):
    def click_on(field):
        press(driver, field)
        return wait.until(visible(CALENDARS[field]))

    return click_on


@pytest.fixture
def has_appointment(driver, wait, calendar):
    find(driver, "date-appointment-day-2026-03-13").click()
    wait.until(has_value("date-appointment", "13 Mar 2026"))
    wait.until(hidden("date-appointment-calendar"))


@pytest.fixture
def choose_stay(wait, open_calendar):
    def choose(*days):
        """Clicks on days. A day that cannot be chosen changes nothing: the next one takes its place."""
        open_calendar("date-stay-from")
        for day in days:
            wait.until(EC.element_to_be_clickable(by_test_id(f"date-stay-day-{day}"))).click()
        wait.until(hidden("date-stay-calendar"))

    return choose


def stay_is(since, until):
    return lambda driver: has_value("date-stay-from", since)(driver) and has_value("date-stay-until", until)(driver)


def type_appointment(driver, text, key):
    field = find(driver, "date-appointment")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(text, key)


def test_values(driver, wait):
    """values: the value of a native field is below it"""
    for name, value in NATIVES:
        fill(driver, f"date-{name}", value)
        wait.until(shows(f"date-{name}-value", value))


def test_empty(driver, wait):
    """empty: the line below an empty native field is “Empty”"""
    for name, value in NATIVES:
        assert find(driver, f"date-{name}-value").text == "Empty"
        fill(driver, f"date-{name}", value)
        wait.until_not(shows(f"date-{name}-value", "Empty"))
        fill(driver, f"date-{name}", "")
        wait.until(shows(f"date-{name}-value", "Empty"))


def test_past(driver, wait):
    """past: a delivery day before today shows a message"""
    fill(driver, "date-delivery", "2026-03-04")
    assert wait.until(visible("date-delivery-error")).text == "Choose today or later"


def test_described(driver, wait):
    """described: the message describes its field"""
    # A day of the previous month is always before today.
    fill(driver, "date-delivery", "2026-02-12")
    error = wait.until(visible("date-delivery-error"))
    # The accessible description is the text of the element that this attribute names.
    assert find(driver, "date-delivery").get_dom_attribute("aria-describedby") == error.get_dom_attribute("id")


def test_allowed(driver, wait):
    """allowed: today shows no message"""
    fill(driver, "date-delivery", "2026-03-05")
    wait.until(shows("date-delivery-value", "2026-03-05"))
    wait.until(hidden("date-delivery-error"))


def test_clock(driver):
    """clock: today is the day in the address"""
    assert find(driver, "date-clock").text == "Today is 2026-03-05"


def test_today(driver, wait):
    """today: “Today” puts this day into “Delivery day”"""
    fill(driver, "date-delivery", "2026-03-12")
    press(driver, "date-today")
    wait.until(has_value("date-delivery", "2026-03-05"))


def test_now(driver, wait):
    """now: “Now” puts this time into “Reminder”"""
    fill(driver, "date-reminder", "2026-03-12T14:30")
    press(driver, "date-now")
    wait.until(has_value("date-reminder", "2026-03-05T09:30"))


def test_calendar(open_at, open_calendar):
    """calendar: the calendar opens at this month"""
    for now in ["2026-03-05T09:30", "2026-03-31T09:30"]:
        open_at(now)
        calendar = open_calendar("date-appointment")
        assert calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a month']").text == "Mar"
        assert calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a year']").text == "2026"


def test_current(calendar):
    """current: only today is the current date"""
    assert texts(calendar.find_elements(By.CSS_SELECTOR, "[aria-current=date]")) == ["5"]


def test_chosen(driver, wait, calendar):
    """chosen: a chosen day is in the field"""
    find(driver, "date-appointment-day-2026-03-06").click()
    wait.until(has_value("date-appointment", "6 Mar 2026"))


def test_iso(driver, wait, calendar):
    """iso: a chosen day is below the field as ISO text"""
    find(driver, "date-appointment-day-2026-03-06").click()
    wait.until(shows("date-appointment-value", "2026-03-06"))


def test_closed(driver, wait, calendar):
    """closed: the calendar closes when a day is chosen"""
    find(driver, "date-appointment-day-2026-03-12").click()
    wait.until(hidden("date-appointment-calendar"))


def test_weekend(driver, wait, open_calendar):
    """weekend: Saturdays and Sundays are refused"""
    for day in ["2026-03-14", "2026-03-15"]:
        open_calendar("date-appointment")
        find(driver, f"date-appointment-day-{day}").click()
        assert has_value("date-appointment", "")(driver)
    # The page accepts this one, so it has already handled the others.
    open_calendar("date-appointment")
    find(driver, "date-appointment-day-2026-03-13").click()
    wait.until(has_value("date-appointment", "13 Mar 2026"))
    type_appointment(driver, "15/03/2026", Keys.ENTER)
    find(driver, "date-appointment").send_keys(Keys.TAB)
    wait.until(has_value("date-appointment", "13 Mar 2026"))


def test_open(driver, calendar):
    """open: a click on a Saturday leaves the calendar open"""
    find(driver, "date-appointment-day-2026-03-14").click()
    assert calendar.is_displayed()
    # The calendar takes another click, so it was not about to close.
    find(driver, "date-appointment-day-2026-03-13").click()


def test_weekday(driver, open_at, open_calendar):
    """weekday: “Today” in the calendar is disabled on a Saturday"""
    open_at("2026-03-07T09:30")
    open_calendar("date-appointment")
    assert not find(driver, "date-appointment-today").is_enabled()


def test_months(wait, calendar):
    """months: “Choose a month” leads to another month"""
    calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a month']").click()
    # A month that begins on a Sunday and ends on a Saturday.
    wait.until(visible("date-appointment-month-2026-02")).click()
    wait.until(visible("date-appointment-day-2026-02-17"))


def test_years(wait, calendar):
    """years: “Choose a year” leads to another year"""
    calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a year']").click()
    # A year that begins on a Saturday and ends on a Sunday.
    wait.until(visible("date-appointment-year-2028")).click()
    wait.until(visible("date-appointment-month-2028-02")).click()
    wait.until(visible("date-appointment-day-2028-02-29"))


def test_panels(driver, wait, calendar):
    """panels: the appointment stays while a month or a year is chosen"""
    calendar.find_element(By.CSS_SELECTOR, "[aria-label='Choose a month']").click()
    wait.until(visible("date-appointment-month-2026-04")).click()
    wait.until(visible("date-appointment-day-2026-04-15"))
    # Not the field: while the calendar is open, it shows a day of that month.
    assert find(driver, "date-appointment-value").text == "Empty"


def test_typed(driver, wait):
    """typed: an appointment is typed with the day first"""
    type_appointment(driver, "12/03/2026", Keys.ENTER)
    wait.until(has_value("date-appointment", "12 Mar 2026"))


def test_typed_iso(driver, wait):
    """typed-iso: an appointment is typed as ISO text"""
    type_appointment(driver, "2026-03-12", Keys.ENTER)
    wait.until(has_value("date-appointment", "12 Mar 2026"))


def test_nonsense(driver, wait, has_appointment):
    """nonsense: a text that is not a date leaves the appointment as it was"""
    for text in ["tomorrow", "31/02/2026"]:
        type_appointment(driver, text, Keys.ENTER)
        find(driver, "date-appointment").send_keys(Keys.TAB)
        wait.until(has_value("date-appointment", "13 Mar 2026"))


def test_escape(driver, wait, has_appointment):
    """escape: Escape leaves the appointment as it was"""
    type_appointment(driver, "16/03/2026", Keys.ESCAPE)
    find(driver, "date-appointment").send_keys(Keys.TAB)
    wait.until(has_value("date-appointment", "13 Mar 2026"))


def test_clear(driver, wait, has_appointment):
    """clear: “Clear” empties the appointment"""
    press(driver, "date-appointment-clear")
    wait.until(has_value("date-appointment", ""))
    wait.until(shows("date-appointment-value", "Empty"))


def test_week(calendar, open_at, open_calendar):
    """week: weeks begin on Monday"""
    assert texts(calendar.find_elements(By.TAG_NAME, "th")) == WEEKDAYS
    # Opens the page again, because an open calendar covers the field below.
    open_at("2026-03-05T09:30")
    months = open_calendar("date-stay-from")
    assert texts(months.find_elements(By.TAG_NAME, "th")) == [*WEEKDAYS, *WEEKDAYS]


def test_next_week(driver, wait, open_at, open_calendar):
    """next-week: “Next week” is Monday to Sunday"""
    for now, since, until in [
        ("2026-03-12T09:30", "16 Mar 2026", "22 Mar 2026"),
        ("2026-03-15T09:30", "16 Mar 2026", "22 Mar 2026"),
        ("2026-03-16T09:30", "23 Mar 2026", "29 Mar 2026"),
    ]:
        open_at(now)
        open_calendar("date-stay-from")
        find(driver, "date-stay-next-week").click()
        wait.until(stay_is(since, until))


def test_stay(wait, choose_stay):
    """stay: two days make a stay"""
    for since, until in [("2026-03-12", "2026-03-15"), ("2026-03-30", "2026-04-02")]:
        choose_stay(since, until)
        wait.until(shows("date-stay-value", f"{since}/{until}"))


def test_order(wait, choose_stay):
    """order: the earlier day is first, even if it is chosen last"""
    choose_stay("2026-03-20", "2026-03-19")
    wait.until(stay_is("19 Mar 2026", "20 Mar 2026"))


def test_nights(wait, choose_stay):
    """nights: the nights of a stay are counted"""
    choose_stay("2026-03-12", "2026-03-15")
    wait.until(shows("date-stay-nights", "3 nights"))
    choose_stay("2026-03-19", "2026-03-20")
    wait.until(shows("date-stay-nights", "1 night"))


def test_limits(wait, open_at, choose_stay):
    """limits: no stay begins before today"""
    open_at("2026-03-12T09:30")
    choose_stay("2026-03-11", "2026-03-12", "2026-03-13")
    wait.until(stay_is("12 Mar 2026", "13 Mar 2026"))


def test_shortest(wait, choose_stay):
    """shortest: a stay has at least one night"""
    choose_stay("2026-03-12", "2026-03-12", "2026-03-13")
    wait.until(stay_is("12 Mar 2026", "13 Mar 2026"))


def test_longest(wait, choose_stay):
    """longest: a stay has at most 14 nights"""
    choose_stay("2026-03-12", "2026-03-27", "2026-03-26")
    wait.until(stay_is("12 Mar 2026", "26 Mar 2026"))
