import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/iframes-1")
    wait.until(EC.visibility_of_element_located(by_test_id("iframe-nested")))


def test_frame(driver, wait):
    """frame: one frame shows /iframes-2 with its heading"""
    assert len(driver.find_elements(By.TAG_NAME, "iframe")) == 1
    assert driver.find_element(*by_test_id("iframe-nested")).get_attribute("src").endswith("/iframes-2")
    # From here on the driver looks for everything in the frame, and for nothing outside of it.
    wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("iframe-nested")))
    assert wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1"))).text == "Dynamic Tables Have Input"


def test_works(driver, wait):
    """works: the table in the frame sorts, takes values and opens its dialog"""
    wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("iframe-nested")))
    wait.until(EC.element_to_be_clickable(by_test_id("editable-header-name"))).click()
    wait.until(lambda _: texts(driver.find_elements(*by_test_id_prefix("editable-cell-id-"))) == ["1", "2", "3"])
    name = driver.find_element(*by_test_id("editable-name-1"))
    name.clear()
    name.send_keys("Johnny Doe")
    Select(driver.find_element(*by_test_id("editable-status-1"))).select_by_visible_text("Inactive")
    driver.find_element(*by_test_id("editable-header-id")).click()
    assert driver.find_element(*by_test_id("editable-name-1")).get_attribute("value") == "Johnny Doe"
    assert driver.find_element(*by_test_id("editable-status-1")).get_attribute("value") == "Inactive"

    driver.find_element(*by_test_id("editable-action-1")).click()
    dialog = (By.CSS_SELECTOR, "[role=dialog]")
    opened = wait.until(EC.visibility_of_element_located(dialog))
    assert "Action clicked" in opened.text
    opened.find_element(By.XPATH, './/button[.="Close"]').click()
    wait.until(EC.invisibility_of_element_located(dialog))
    driver.switch_to.default_content()
    assert driver.find_elements(*dialog) == []


def test_sandbox(driver):
    """sandbox: same origin, scripts, popups, forms and modals are allowed, and nothing else"""
    allowed = driver.find_element(*by_test_id("iframe-nested")).get_attribute("sandbox").split()
    assert sorted(allowed) == [
        "allow-forms",
        "allow-modals",
        "allow-popups",
        "allow-same-origin",
        "allow-scripts",
    ]
