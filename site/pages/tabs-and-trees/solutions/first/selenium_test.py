from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_visited(driver, site, wait):
    """visited: a panel is there after the first visit"""
    driver.get(f"{site}/tabs-and-trees")
    wait.until(EC.element_to_be_clickable(by_test_id("tabs-tab-guests")))
    # Not: EC.invisibility_of_element_located; it passes for a hidden panel, and for one that is not there.
    assert driver.find_elements(*by_test_id("tabs-panel-guests")) == []
    driver.find_element(*by_test_id("tabs-tab-guests")).click()
    wait.until(EC.visibility_of_element_located(by_test_id("tabs-panel-guests")))


def test_branches(driver, site, wait):
    """branches: a branch follows its children"""
    driver.get(f"{site}/tabs-and-trees")
    italy = wait.until(EC.visibility_of_element_located(by_test_id("tree-item-europe-italy")))
    italy.find_element(By.CSS_SELECTOR, ".ant-tree-switcher").click()
    rome = wait.until(EC.visibility_of_element_located(by_test_id("tree-item-europe-italy-rome")))
    rome.find_element(By.CSS_SELECTOR, "[role=checkbox]").click()
    wait.until(lambda _: italy.get_attribute("aria-checked") == "mixed")
    italy.find_element(By.CSS_SELECTOR, "[role=checkbox]").click()
    wait.until(lambda _: rome.get_attribute("aria-checked") == "true")
