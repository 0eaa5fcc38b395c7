from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


def test_twins(driver, site, wait):
    """twins: both cities of one name can be chosen"""
    driver.get(f"{site}/dropdowns")
    listbox = wait.until(EC.visibility_of_element_located(by_test_id("dropdown-listbox")))
    listbox.find_element(By.CSS_SELECTOR, "[role=combobox]").click()
    # Not: //*[@role='option'][text()='Springfield']; the text is in spans inside of the option, and two read so.
    options = listbox.find_elements(By.CSS_SELECTOR, "[role=option]")
    [one for one in options if one.get_property("textContent") == "Springfield"][1].click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("dropdown-value-listbox"), "springfield-2"))


def test_several(driver, site, wait):
    """several: the values of all chosen cities are shown"""
    driver.get(f"{site}/dropdowns")
    multiple = wait.until(EC.visibility_of_element_located(by_test_id("dropdown-multiple")))
    for city in ["lima", "tokyo"]:
        Select(multiple.find_element(By.TAG_NAME, "select")).select_by_value(city)
    wait.until(EC.text_to_be_present_in_element(by_test_id("dropdown-value-multiple"), "lima, tokyo"))
