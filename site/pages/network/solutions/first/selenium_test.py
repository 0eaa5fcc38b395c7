import pytest
from locators import by_test_id, by_test_id_prefix
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


@pytest.fixture(autouse=True)
def load(driver, site, wait):
    driver.get(f"{site}/network")
    wait.until(EC.element_to_be_clickable(by_test_id("net-load"))).click()
    # Not: the list read as soon as the network is idle; the response has come, and is perhaps not shown yet.
    wait.until(EC.text_to_be_present_in_element(by_test_id("net-status"), "Loaded"))


def test_load(driver):
    """load: the first five orders are shown"""
    assert driver.find_element(*by_test_id("net-count")).text == "23 orders, page 1 of 5"
    assert len(driver.find_elements(*by_test_id_prefix("net-order-"))) == 5


def test_filter(driver, wait):
    """filter: only orders with the chosen status are shown"""
    Select(driver.find_element(*by_test_id("net-filter"))).select_by_visible_text("Returned")
    wait.until(EC.text_to_be_present_in_element(by_test_id("net-count"), "4 orders, page 1 of 1"))
    assert len(driver.find_elements(*by_test_id_prefix("net-order-"))) == 4
