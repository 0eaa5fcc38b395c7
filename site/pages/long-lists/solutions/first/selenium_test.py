import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/long-lists")
    wait.until(EC.element_to_be_clickable(by_test_id("rows-row-2")))


def test_kept(driver, wait):
    """kept: rows stay selected while they are not in the document"""
    driver.find_element(*by_test_id("rows-row-2")).click()
    # Not: a search for row 9000 at once; it finds nothing, because a row that is not visible is not in the document.
    driver.find_element(*by_test_id("rows-number")).send_keys("9000")
    driver.find_element(*by_test_id("rows-jump")).click()
    wait.until(EC.visibility_of_element_located(by_test_id("rows-row-9000")))
    assert driver.find_element(*by_test_id("rows-selected")).text == "Selected: 1"


def test_more(driver, wait):
    """more: each press adds ten items"""
    driver.find_element(*by_test_id("more-button")).click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("more-status"), "Shown: 20 of 50"))
