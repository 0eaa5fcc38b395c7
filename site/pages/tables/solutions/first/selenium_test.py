import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/tables")
    wait.until(EC.visibility_of_element_located(by_test_id("editable-table")))


def test_reverse(driver, wait):
    """reverse: a click on the same header reverses the order"""
    assert texts(driver.find_elements(*by_test_id_prefix("table-cell-id-"))) == ["3", "2", "1"]
    driver.find_element(*by_test_id("table-header-name")).click()
    # Not: the same element of the first row, read before and after; it moved with its row and reads what it did before.
    wait.until(lambda _: texts(driver.find_elements(*by_test_id_prefix("table-cell-id-"))) == ["1", "2", "3"])


def test_result(driver, wait):
    """result: the line names the last pressed button and its row"""
    driver.find_element(*by_test_id("editable-action-3")).click()
    driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    wait.until(EC.text_to_be_present_in_element(by_test_id("editable-action-result"), "Last action: Delete on row 3"))
