import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.action_chains import ActionChains
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


DIALOG = (By.CSS_SELECTOR, "[role=dialog]")


def control(driver, kind, row):
    return driver.find_element(*by_test_id(f"editable-{kind}-{row}"))


def choose(driver, row, status):
    Select(control(driver, "status", row)).select_by_visible_text(status)


def close_by_escape(driver, wait):
    wait.until(EC.visibility_of_element_located(DIALOG))
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(EC.invisibility_of_element_located(DIALOG))


def test_heading(driver):
    """heading: the page has its heading"""
    assert driver.find_element(By.TAG_NAME, "h1").text == "Dynamic Tables Have Input"


def test_rows(driver):
    """rows: the three rows are in their order"""
    names = [field.get_attribute("value") for field in driver.find_elements(*by_test_id_prefix("editable-name-"))]
    assert names == ["Bob Johnson", "Jane Smith", "John Doe"]


def test_named(driver):
    """named: each name field is named after its row"""
    for row in [1, 2, 3]:
        assert control(driver, "name", row).accessible_name == f"Name in row {row}"


def test_named_status(driver):
    """named-status: each status is named after its row"""
    for row in [1, 2, 3]:
        assert control(driver, "status", row).accessible_name == f"Status in row {row}"


def test_named_roles(driver):
    """named-roles: each list of roles is named after its row"""
    for row in [1, 2, 3]:
        assert control(driver, "role", row).accessible_name == f"Roles in row {row}"


def test_sort(driver, wait):
    """sort: a header sorts by the current values"""
    choose(driver, 1, "Inactive")
    choose(driver, 2, "Active")
    driver.find_element(*by_test_id("editable-header-status")).click()
    wait.until(lambda _: ids(driver) == ["2", "3", "1"])


def test_unmoved(driver, wait):
    """unmoved: no row moves while a value is entered"""
    driver.find_element(*by_test_id("editable-header-id")).click()
    wait.until(lambda _: ids(driver) == ["1", "2", "3"])
    name = control(driver, "name", 1)
    name.send_keys(Keys.END + " the Younger")
    assert driver.switch_to.active_element == name
    choose(driver, 1, "Inactive")
    assert ids(driver) == ["1", "2", "3"]


def test_dialog(driver, wait):
    """dialog: the button of a row opens one dialog"""
    for row in [1, 2, 3]:
        control(driver, "action", row).click()
        assert wait.until(EC.visibility_of_element_located(DIALOG)).accessible_name == "Action"
        assert len(driver.find_elements(*DIALOG)) == 1
        close_by_escape(driver, wait)


def test_closed(driver, wait):
    """closed: “Close” closes the dialog"""
    control(driver, "action", 1).click()
    wait.until(EC.visibility_of_element_located(DIALOG)).find_element(By.XPATH, './/button[.="Close"]').click()
    wait.until(EC.invisibility_of_element_located(DIALOG))


def test_returned(driver, wait):
    """returned: the focus is on the button again"""
    button = control(driver, "action", 1)
    button.click()
    close_by_escape(driver, wait)
    wait.until(lambda _: driver.switch_to.active_element == button)


def test_result(driver, wait):
    """result: the line names the button that was pressed last"""
    for row, action in [(1, "Add"), (3, "Delete")]:
        control(driver, "action", row).click()
        result = driver.find_element(*by_test_id("editable-action-result"))
        wait.until(lambda _: result.text == f"Last action: {action} on row {row}")
        close_by_escape(driver, wait)


def test_empty(driver):
    """empty: the line is empty until a button is pressed"""
    assert driver.find_element(*by_test_id("editable-action-result")).text == ""
