from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC


def open_calendar(driver, site, wait):
    # Not: "/date-pickers" alone; then today is the real day, and next month the 6th may be on a weekend.
    driver.get(f"{site}/date-pickers?now=2026-03-05T09:30")
    field = wait.until(EC.visibility_of_element_located(by_test_id("date-appointment")))
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", field)
    field.click()
    return field


def test_chosen(driver, site, wait):
    """chosen: a chosen day is in the field"""
    field = open_calendar(driver, site, wait)
    wait.until(EC.element_to_be_clickable(by_test_id("date-appointment-day-2026-03-06"))).click()
    wait.until(lambda _: field.get_property("value") == "6 Mar 2026")


def test_closed(driver, site, wait):
    """closed: the calendar closes when a day is chosen"""
    open_calendar(driver, site, wait)
    wait.until(EC.element_to_be_clickable(by_test_id("date-appointment-day-2026-03-12"))).click()
    wait.until(EC.invisibility_of_element_located(by_test_id("date-appointment-calendar")))
