from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


def test_status(driver, site, wait):
    """status: the status of the response is shown"""
    driver.get(f"{site}/http")
    for code in ["404", "204", "503"]:
        Select(wait.until(EC.visibility_of_element_located(by_test_id("http-code")))).select_by_visible_text(code)
        driver.find_element(By.XPATH, '//button[.="Send request"]').click()
        wait.until(EC.text_to_be_present_in_element(by_test_id("http-status"), f"Response: {code}"))


def test_open(driver, site, wait):
    """open: the response with the chosen status is shown"""
    driver.get(f"{site}/http")
    Select(wait.until(EC.visibility_of_element_located(by_test_id("http-code")))).select_by_visible_text("500")
    driver.find_element(By.LINK_TEXT, "Open it").click()
    wait.until(EC.text_to_be_present_in_element((By.TAG_NAME, "h1"), "500 Internal Server Error"))
    # Not: the heading alone; a page can show “500” although its response has the status 200.
    assert driver.execute_script("return performance.getEntriesByType('navigation')[0].responseStatus") == 500
