import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/iframes-1")
    wait.until(EC.visibility_of_element_located(by_test_id("iframe-nested")))


@pytest.fixture
def in_frame(wait):
    """From here on the driver finds only elements in the frame."""
    wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("iframe-nested")))
    wait.until(EC.visibility_of_element_located(by_test_id("editable-table")))


def test_frame(driver, wait):
    """frame: the frame shows /iframes-2"""
    assert driver.find_element(*by_test_id("iframe-nested")).get_attribute("src").endswith("/iframes-2")
    wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("iframe-nested")))
    assert wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1"))).text == "Dynamic Tables Have Input"


def test_single(driver):
    """single: the page has no other frame"""
    assert len(driver.find_elements(By.TAG_NAME, "iframe")) == 1


def test_works(driver, in_frame, wait):
    """works: the table in the frame can be sorted"""
    driver.find_element(*by_test_id("editable-header-id")).click()
    wait.until(lambda _: texts(driver.find_elements(*by_test_id_prefix("editable-cell-id-"))) == ["1", "2", "3"])


def test_typed(driver, in_frame):
    """typed: the fields in the frame take values"""
    name = driver.find_element(*by_test_id("editable-name-1"))
    name.clear()
    name.send_keys("Johnny Doe")
    assert name.get_attribute("value") == "Johnny Doe"
    status = driver.find_element(*by_test_id("editable-status-1"))
    Select(status).select_by_visible_text("Inactive")
    assert status.get_attribute("value") == "Inactive"


def test_inside(driver, in_frame, wait):
    """inside: the dialog opens inside the frame"""
    dialog = (By.CSS_SELECTOR, "[role=dialog]")
    driver.find_element(*by_test_id("editable-action-1")).click()
    assert wait.until(EC.visibility_of_element_located(dialog)).accessible_name == "Action"
    driver.switch_to.default_content()
    assert driver.find_elements(*dialog) == []


ALLOWED = {"allow-forms", "allow-modals", "allow-popups", "allow-same-origin", "allow-scripts"}


def sandbox(driver):
    return set(driver.find_element(*by_test_id("iframe-nested")).get_attribute("sandbox").split())


def test_sandbox(driver):
    """sandbox: same origin, scripts, popups, forms and modals are allowed"""
    assert ALLOWED <= sandbox(driver)


def test_nothing_else(driver):
    """nothing-else: nothing else is allowed"""
    assert sandbox(driver) <= ALLOWED
