import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def in_frame(driver, site, wait):
    driver.get(f"{site}/iframes-1")
    # Not: this switch where /iframes shows this page in a frame; from the top only the outer frame is found.
    wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("iframe-nested")))
    wait.until(EC.visibility_of_element_located(by_test_id("editable-table")))


def test_works(driver, wait):
    """works: the table in the frame can be sorted"""
    driver.find_element(*by_test_id("editable-header-id")).click()
    wait.until(lambda _: texts(driver.find_elements(*by_test_id_prefix("editable-cell-id-"))) == ["1", "2", "3"])


def test_inside(driver, wait):
    """inside: the dialog opens inside the frame"""
    driver.find_element(*by_test_id("editable-action-1")).click()
    assert wait.until(EC.visibility_of_element_located(by_test_id("dialog-title"))).text == "Action"
    driver.switch_to.default_content()
    assert driver.find_elements(*by_test_id("dialog")) == []
