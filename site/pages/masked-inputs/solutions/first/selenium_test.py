from locators import by_test_id
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


def test_phone(driver, site, wait):
    """phone: the mask formats ten digits"""
    driver.get(f"{site}/masked-inputs")
    # Not: execute_script("arguments[0].value = '2125550134'", field); no event is fired, so the mask does not see it.
    wait.until(EC.visibility_of_element_located(by_test_id("mask-input-phone"))).send_keys("2125550134")
    assert driver.find_element(*by_test_id("mask-input-phone")).get_property("value") == "+1 (212) 555-0134"


def test_luhn(driver, site, wait):
    """luhn: a wrong check digit is an error"""
    driver.get(f"{site}/masked-inputs")
    wait.until(EC.visibility_of_element_located(by_test_id("mask-input-card"))).send_keys("4242424242424241" + Keys.TAB)
    wait.until(EC.text_to_be_present_in_element(by_test_id("mask-error-card"), "This card number is not valid"))


def test_raw(driver, site, wait):
    """raw: raw values have no signs of the mask"""
    driver.get(f"{site}/masked-inputs")
    wait.until(EC.visibility_of_element_located(by_test_id("mask-input-phone"))).send_keys("2125550134")
    assert driver.find_element(*by_test_id("mask-raw-phone")).text == "12125550134"
