from locators import by_test_id
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


def test_all(driver, site, wait):
    """all: the header selects all filtered rows"""
    driver.get(f"{site}/data-grid")
    wait.until(EC.visibility_of_element_located(by_test_id("grid-quick-filter"))).send_keys("S-19")
    wait.until(EC.text_to_be_present_in_element(by_test_id("grid-row-count"), "100 of 2,000"))
    driver.find_element(By.CSS_SELECTOR, ".ag-header-select-all input").click()
    # Not: a count of the selected rows in the document, which has only those in view.
    wait.until(EC.text_to_be_present_in_element(by_test_id("grid-selected"), "100 selected"))


def test_changes(driver, site, wait):
    """changes: edits are listed"""
    driver.get(f"{site}/data-grid")
    price = (By.CSS_SELECTOR, '[row-id="S-0007"] [col-id="price"]')
    ActionChains(driver).double_click(wait.until(EC.visibility_of_element_located(price))).perform()
    field = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, f"{price[1]} input")))
    field.send_keys(Keys.CONTROL, "a", Keys.NULL, "13", Keys.ENTER)
    wait.until(EC.text_to_be_present_in_element(by_test_id("grid-changes"), "S-0007 Price 12.50 → 13.00"))
