import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def in_frame(driver, site, wait):
    driver.get(f"{site}/iframes")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//main//button[normalize-space(.)="Iframe Complex"]'))).click()
    # Not: a search for "Add Row" without this switch; it finds nothing, because the button is in the frame's document.
    driver.switch_to.frame(wait.until(EC.visibility_of_element_located((By.NAME, "iframe-complex-page"))))


def test_rows(driver, wait):
    """rows: an empty row is added"""
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Add Row"]'))).click()
    assert wait.until(EC.visibility_of_element_located((By.NAME, "row4_name"))).get_attribute("value") == ""


def test_deleted(driver, wait):
    """deleted: a row is deleted"""
    third = wait.until(EC.visibility_of_element_located((By.NAME, "row3_name"))).get_attribute("value")
    driver.find_element(By.XPATH, '(//button[.="Delete"])[2]').click()
    wait.until(EC.invisibility_of_element_located((By.NAME, "row3_name")))
    assert driver.find_element(By.NAME, "row2_name").get_attribute("value") == third
