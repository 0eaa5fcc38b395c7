import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/iframes-2")
    wait.until(EC.visibility_of_element_located(by_test_id("editable-table")))


def ids(driver):
    return texts(driver.find_elements(*by_test_id_prefix("editable-cell-id-")))


def test_rows(driver):
    """rows: the rows of Bob Johnson, Jane Smith and John Doe stand in this order"""
    assert driver.find_element(By.TAG_NAME, "h1").text == "Dynamic Tables Have Input"
    assert ids(driver) == ["3", "2", "1"]
    for row, name in [(3, "Bob Johnson"), (2, "Jane Smith"), (1, "John Doe")]:
        assert driver.find_element(*by_test_id(f"editable-name-{row}")).get_attribute("value") == name


def test_named(driver):
    """named: every control is named after its row"""
    for row in [1, 2, 3]:
        assert driver.find_element(*by_test_id(f"editable-name-{row}")).accessible_name == f"Name in row {row}"
        assert driver.find_element(*by_test_id(f"editable-status-{row}")).accessible_name == f"Status in row {row}"
        assert driver.find_element(*by_test_id(f"editable-role-{row}")).accessible_name == f"Roles in row {row}"


def test_sort(driver, wait):
    """sort: a header sorts by what the rows hold by then, and no row moves before"""
    name = driver.find_element(*by_test_id("editable-name-3"))
    name.send_keys(Keys.HOME + "Young ")
    assert name.get_attribute("value") == "Young Bob Johnson"
    assert driver.switch_to.active_element == name
    assert ids(driver) == ["3", "2", "1"]
    driver.find_element(*by_test_id("editable-header-name")).click()
    wait.until(lambda _: ids(driver) == ["3", "1", "2"])
    Select(driver.find_element(*by_test_id("editable-status-2"))).select_by_visible_text("Active")
    assert ids(driver) == ["3", "1", "2"]
    driver.find_element(*by_test_id("editable-header-status")).click()
    wait.until(lambda _: ids(driver) == ["1", "2", "3"])


def test_dialog(driver, wait):
    """dialog: a row's button opens one dialog, and Close gives the focus back"""
    dialog = (By.CSS_SELECTOR, "[role=dialog]")
    for row in [1, 2, 3]:
        button = driver.find_element(*by_test_id(f"editable-action-{row}"))
        button.click()
        opened = wait.until(EC.visibility_of_element_located(dialog))
        assert opened.accessible_name == "Action"
        assert len(driver.find_elements(*dialog)) == 1
        opened.find_element(By.XPATH, './/button[.="Close"]').click()
        wait.until(EC.invisibility_of_element_located(dialog))
        wait.until(lambda _: driver.switch_to.active_element == button)


def test_result(driver, wait):
    """result: the line names the row's button, and nothing before"""
    result = driver.find_element(*by_test_id("editable-action-result"))
    assert result.text == ""
    for row, label in [(3, "Delete"), (1, "Add")]:
        driver.find_element(*by_test_id(f"editable-action-{row}")).click()
        wait.until(lambda _: result.text == f"Last action: {label} on row {row}")
        driver.find_element(By.XPATH, '//*[@role="dialog"]//button[.="Close"]').click()
        wait.until(EC.invisibility_of_element_located((By.CSS_SELECTOR, "[role=dialog]")))
        # Sorted, the same row stands elsewhere: the line has its id and not its place.
        driver.find_element(*by_test_id("editable-header-id")).click()
