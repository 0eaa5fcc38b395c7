from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


def test_returned(driver, site, wait):
    """returned: “Confirm” returns the seat"""
    driver.get(f"{site}/dialogs")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Book a seat"]'))).click()
    seat = wait.until(EC.visibility_of_element_located((By.XPATH, '//select[@id=//label[.="Seat"]/@for]')))
    Select(seat).select_by_visible_text("Aisle")
    driver.find_element(By.XPATH, '//button[.="Confirm"]').click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("dialog-result"), "Returned: aisle"))


def test_printed(driver, site, wait):
    """printed: “Print card” shows the greeting"""
    driver.get(f"{site}/dialogs")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//label[contains(., "Send as a gift")]//input'))).click()
    driver.find_element(By.XPATH, '//input[@id=//label[.="Greeting"]/@for]').send_keys("Have a good trip")
    # Not: execute_script("arguments[0].click()", …); it clicks what is covered or inert too, which no visitor can.
    driver.find_element(By.XPATH, '//button[.="Print card"]').click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("inert-result"), "Printed: Have a good trip"))
