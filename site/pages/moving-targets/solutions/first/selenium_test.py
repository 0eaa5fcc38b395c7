import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/moving-targets")
    wait.until(EC.visibility_of_element_located(by_test_id("moving-targets")))


def test_twin(driver, wait):
    """twin: each click on “Count” counts"""
    for count in [1, 2, 3]:
        # Not: the button found once before the loop; it is stale after the first click, and another is in its place.
        driver.find_element(By.XPATH, '//button[.="Count"]').click()
        wait.until(EC.text_to_be_present_in_element(by_test_id("twin-result"), f"Clicks: {count}"))


def test_saved(driver, wait):
    """saved: the nickname is saved"""
    driver.find_element(By.XPATH, '//input[@id=//label[.="Nickname"]/@for]').send_keys("Ada")
    driver.find_element(By.XPATH, '//button[.="Save nickname"]').click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("renamed-result"), "Saved: Ada"))
