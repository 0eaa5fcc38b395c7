import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/wizard?delayScale=0")
    wait.until(EC.visibility_of_element_located(by_test_id("wizard-example")))


def test_letters(driver):
    """letters: letters change nothing"""
    driver.find_element(*by_test_id("otp-digit-1")).send_keys("a")
    assert driver.find_element(*by_test_id("otp-digit-1")).get_attribute("value") == ""


def test_wrong(driver, wait):
    """wrong: a wrong code costs a try"""
    driver.find_element(*by_test_id("otp-send")).click()
    # Not: a real wait for the code, or for the minute until it expires; it is long, and fails on a slow day.
    code = wait.until(EC.visibility_of_element_located(by_test_id("otp-code-1"))).text
    driver.find_element(*by_test_id("otp-digit-1")).send_keys("222222" if code == "111111" else "111111")
    driver.find_element(*by_test_id("otp-verify")).click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("otp-result"), "Wrong code, tries left: 2"))
