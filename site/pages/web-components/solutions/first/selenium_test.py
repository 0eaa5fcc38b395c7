import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/web-components")
    wait.until(EC.element_to_be_clickable(by_test_id("wc-remove-guest")))


def test_counted(driver, wait):
    """counted: the card counts its guests"""
    # Not: a count of the "p" in the card; one of them is never shown, because the card has no slot for it.
    count = driver.find_element(*by_test_id("wc-card")).shadow_root.find_element(*by_test_id("wc-guest-count"))
    driver.find_element(*by_test_id("wc-remove-guest")).click()
    wait.until(lambda _: count.text == "1 guest")


def test_review(driver, wait):
    """review: stars and comment are sent"""
    driver.find_element(*by_test_id("wc-stars")).shadow_root.find_element(*by_test_id("wc-star-4")).click()
    driver.find_element(*by_test_id("wc-comment")).send_keys("Good")
    driver.find_element(*by_test_id("wc-review-send")).click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("wc-review-result"), "Sent: 4 stars, Good"))
