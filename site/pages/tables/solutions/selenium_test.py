import re

import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select

TABLES = [("dynamic-table", "table"), ("editable-table", "editable")]
PEOPLE = [
    ["3", "Bob Johnson", "bob@example.com", "Active", "Editor"],
    ["2", "Jane Smith", "jane@example.com", "Inactive", "User"],
    ["1", "John Doe", "john@example.com", "Active", "Admin"],
]


# Finds a row by the id of its person, and a cell by its column, because places change with every sort.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/tables")
    wait.until(EC.visibility_of_element_located(by_test_id("editable-table")))


def ids(driver, table):
    return texts(driver.find_elements(*by_test_id_prefix(f"{table}-cell-id-")))


def roles(driver, row):
    return texts(Select(driver.find_element(*by_test_id(f"editable-role-{row}"))).all_selected_options)


def test_columns(driver):
    """columns: both tables have their headers, in lower case"""
    for table in ["table", "editable"]:
        headers = driver.find_elements(*by_test_id_prefix(f"{table}-header-"))
        # The text of the document, because `text` is in capitals, as it is shown.
        names = [header.get_attribute("textContent").split(" ")[0] for header in headers]
        assert names[:5] == ["id", "name", "email", "status", "role"]


def test_action_column(driver):
    """action-column: the second table has the header “action”"""
    assert texts(driver.find_elements(By.TAG_NAME, "h1")) == ["Dynamic Tables", "Dynamic Tables Have Input"]
    headers = driver.find_elements(*by_test_id_prefix("editable-header-"))
    assert len(headers) == 6 and headers[5].get_attribute("textContent") == "action"


def test_people(driver):
    """people: both tables begin with the same people"""
    assert ids(driver, "table") == ids(driver, "editable") == ["3", "2", "1"]
    for row, name, email, status, _ in PEOPLE:
        cells = [driver.find_element(*by_test_id(f"table-cell-{key}-{row}")) for key in ("name", "email", "status")]
        assert texts(cells) == [name, email, status]
        # Inputs have a value, but no text.
        assert driver.find_element(*by_test_id(f"editable-name-{row}")).get_attribute("value") == name
        assert driver.find_element(*by_test_id(f"editable-cell-email-{row}")).text == email
        assert driver.find_element(*by_test_id(f"editable-status-{row}")).get_attribute("value") == status


def test_roles(driver):
    """roles: each person has a role at first"""
    for row, *_, role in PEOPLE:
        assert driver.find_element(*by_test_id(f"table-cell-role-{row}")).text == role
        assert roles(driver, row) == [role]


def test_sort(driver, wait):
    """sort: a click on another header sorts in ascending order"""
    for _, table in TABLES:
        # Two rows have the same status. Another test checks their order.
        for key, order in [("email", "321"), ("status", "[13][13]2"), ("id", "123")]:
            driver.find_element(*by_test_id(f"{table}-header-{key}")).click()
            wait.until(lambda _: re.fullmatch(order, "".join(ids(driver, table))))


def test_reverse(driver, wait):
    """reverse: a click on the same header reverses the order"""
    for _, table in TABLES:
        for order in [["1", "2", "3"], ["3", "2", "1"]]:
            driver.find_element(*by_test_id(f"{table}-header-name")).click()
            wait.until(lambda _: ids(driver, table) == order)


def test_arrow(driver, wait):
    """arrow: only the header of the sorted column has an arrow"""
    for _, table in TABLES:
        for key, arrow in [(None, "name ↑"), ("name", "name ↓"), ("status", "status ↑")]:
            if key:
                driver.find_element(*by_test_id(f"{table}-header-{key}")).click()
            header = driver.find_element(*by_test_id(f"{table}-header-{key or 'name'}"))
            wait.until(lambda _: header.get_attribute("textContent") == arrow)
            headers = driver.find_elements(*by_test_id_prefix(f"{table}-header-"))
            assert sum("↑" in each.text or "↓" in each.text for each in headers) == 1


def test_aria_sort(driver, wait):
    """aria-sort: aria-sort says the direction"""
    for wrapper, table in TABLES:
        assert len(driver.find_elements(By.CSS_SELECTOR, f'[data-testid="{wrapper}"] [aria-sort]')) == 1
        header = driver.find_element(*by_test_id(f"{table}-header-name"))
        assert header.get_attribute("aria-sort") == "ascending"
        header.click()
        wait.until(lambda _: header.get_attribute("aria-sort") == "descending")


def test_stable(driver, wait):
    """stable: rows with the same status keep the order of their ids"""
    for _, table in TABLES:
        # Only rows 1 and 3 have the same status. Whether they are above or below the other one, other tests check.
        assert [row for row in ids(driver, table) if row != "2"] == ["3", "1"]
        for _ in ["one direction", "the other"]:
            driver.find_element(*by_test_id(f"{table}-header-status")).click()
            wait.until(lambda _: [row for row in ids(driver, table) if row != "2"] == ["1", "3"])


def test_controls(driver):
    """controls: names are text fields, and statuses are dropdowns"""
    for row in [1, 2, 3]:
        assert driver.find_element(*by_test_id(f"editable-name-{row}")).get_attribute("type") == "text"
        status = Select(driver.find_element(*by_test_id(f"editable-status-{row}")))
        assert texts(status.options) == ["Active", "Inactive"] and not status.is_multiple
        for key in ["id", "email"]:
            cell = driver.find_element(*by_test_id(f"editable-cell-{key}-{row}"))
            assert cell.find_elements(By.CSS_SELECTOR, "input, select, button") == []


def test_multiple(driver):
    """multiple: a row can have several roles"""
    for row in [1, 2, 3]:
        role = Select(driver.find_element(*by_test_id(f"editable-role-{row}")))
        assert texts(role.options) == ["Admin", "User", "Editor"] and role.is_multiple
        role.deselect_all()
        assert roles(driver, row) == []
        role.select_by_visible_text("Admin")
        role.select_by_visible_text("Editor")
        assert roles(driver, row) == ["Admin", "Editor"]


def test_kept(driver, wait):
    """kept: an entered value stays in its row"""
    name = driver.find_element(*by_test_id("editable-name-3"))
    name.clear()
    name.send_keys("Zoë Fox")
    Select(driver.find_element(*by_test_id("editable-status-3"))).select_by_visible_text("Inactive")
    role = Select(driver.find_element(*by_test_id("editable-role-3")))
    role.deselect_all()
    role.select_by_visible_text("User")
    for key in ["email", "id", "role"]:
        driver.find_element(*by_test_id(f"editable-header-{key}")).click()
        header = driver.find_element(*by_test_id(f"editable-header-{key}"))
        wait.until(lambda _: header.get_attribute("aria-sort"))
        # Finds it again after each sort, because an element that was found before may now belong to another row.
        assert driver.find_element(*by_test_id("editable-name-3")).get_attribute("value") == "Zoë Fox"
        assert driver.find_element(*by_test_id("editable-status-3")).get_attribute("value") == "Inactive"
        assert roles(driver, 3) == ["User"]
        assert driver.find_element(*by_test_id("editable-name-1")).get_attribute("value") == "John Doe"
    assert driver.find_element(*by_test_id("table-cell-name-3")).text == "Bob Johnson"
    assert driver.find_element(*by_test_id("table-cell-status-3")).text == "Active"
    assert ids(driver, "table") == ["3", "2", "1"]


def test_action(driver, wait):
    """action: each button opens one dialog"""
    for row, label in [(1, "Add"), (2, "Add"), (3, "Delete")]:
        button = driver.find_element(*by_test_id(f"editable-action-{row}"))
        assert button.text == label
        button.click()
        dialog = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "[role=dialog]")))
        assert dialog.accessible_name == "Action"
        assert "Action clicked" in dialog.text
        driver.refresh()


def test_closed(driver, wait):
    """closed: “Close” closes the dialog"""
    driver.find_element(*by_test_id("editable-action-1")).click()
    wait.until(EC.element_to_be_clickable((By.XPATH, '//*[@role="dialog"]//button[.="Close"]'))).click()
    wait.until(EC.invisibility_of_element_located((By.CSS_SELECTOR, "[role=dialog]")))


def test_result(driver, wait):
    """result: the line names the last pressed button and its row"""
    result = driver.find_element(*by_test_id("editable-action-result"))
    assert result.text == ""
    for row, label in [(3, "Delete"), (1, "Add"), (2, "Add")]:
        driver.find_element(*by_test_id(f"editable-action-{row}")).click()
        close = wait.until(EC.element_to_be_clickable((By.XPATH, '//*[@role="dialog"]//button[.="Close"]')))
        close.send_keys(Keys.ESCAPE)
        wait.until(EC.invisibility_of_element_located((By.CSS_SELECTOR, "[role=dialog]")))
        wait.until(lambda _: result.text == f"Last action: {label} on row {row}")
