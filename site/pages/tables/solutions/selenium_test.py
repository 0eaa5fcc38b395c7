import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select

TABLES = [("dynamic-table", "table"), ("editable-table", "editable")]
PEOPLE = [
    ["3", "Bob Johnson", "bob@example.com", "Active", "Editor"],
    ["2", "Jane Smith", "jane@example.com", "Inactive", "User"],
    ["1", "John Doe", "john@example.com", "Active", "Admin"],
]


# A row is found by its person's id and a cell by its column. Places change with every sort.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/tables")
    wait.until(EC.visibility_of_element_located(by_test_id("editable-table")))


def ids(driver, table):
    return texts(driver.find_elements(*by_test_id_prefix(f"{table}-cell-id-")))


def roles(driver, row):
    return texts(Select(driver.find_element(*by_test_id(f"editable-role-{row}"))).all_selected_options)


def test_columns(driver):
    """columns: the headers of both tables, in lower case"""
    assert texts(driver.find_elements(By.TAG_NAME, "h1")) == ["Dynamic Tables", "Dynamic Tables Have Input"]
    for table, columns in [
        ("table", ["id", "name", "email", "status", "role"]),
        ("editable", ["id", "name", "email", "status", "role", "action"]),
    ]:
        headers = driver.find_elements(*by_test_id_prefix(f"{table}-header-"))
        # The text of the document, because `text` is what one sees: capitals.
        assert [header.get_attribute("textContent").split(" ")[0] for header in headers] == columns


def test_people(driver):
    """people: both tables begin with Bob Johnson, Jane Smith and John Doe"""
    cells = driver.find_elements(By.CSS_SELECTOR, '[data-testid="dynamic-table"] td')
    assert texts(cells) == [value for person in PEOPLE for value in person]
    assert ids(driver, "editable") == ["3", "2", "1"]
    for row, name, email, status, role in PEOPLE:
        # Inputs have values and no text.
        assert driver.find_element(*by_test_id(f"editable-name-{row}")).get_attribute("value") == name
        assert driver.find_element(*by_test_id(f"editable-cell-email-{row}")).text == email
        assert driver.find_element(*by_test_id(f"editable-status-{row}")).get_attribute("value") == status
        assert roles(driver, row) == [role]


def test_sort(driver, wait):
    """sort: the same header turns the order round, another one sorts ascending"""
    for _, table in TABLES:
        for key, order in [
            ("name", ["1", "2", "3"]),
            ("email", ["3", "2", "1"]),
            ("email", ["1", "2", "3"]),
            ("role", ["1", "3", "2"]),
            ("id", ["1", "2", "3"]),
        ]:
            driver.find_element(*by_test_id(f"{table}-header-{key}")).click()
            wait.until(lambda _: ids(driver, table) == order)


def test_arrow(driver, wait):
    """arrow: only the header that is sorted by shows one, and aria-sort says the same"""
    for wrapper, table in TABLES:
        for key, arrow, direction in [
            (None, "name ↑", "ascending"),
            ("name", "name ↓", "descending"),
            ("status", "status ↑", "ascending"),
        ]:
            if key:
                driver.find_element(*by_test_id(f"{table}-header-{key}")).click()
            header = driver.find_element(*by_test_id(f"{table}-header-{key or 'name'}"))
            wait.until(lambda _: header.get_attribute("textContent") == arrow)
            assert header.get_attribute("aria-sort") == direction
            headers = driver.find_elements(*by_test_id_prefix(f"{table}-header-"))
            assert sum("↑" in each.text or "↓" in each.text for each in headers) == 1
            assert len(driver.find_elements(By.CSS_SELECTOR, f'[data-testid="{wrapper}"] [aria-sort]')) == 1


def test_stable(driver, wait):
    """stable: rows of the same status keep the order of their ids"""
    for _, table in TABLES:
        for order in [["1", "3", "2"], ["2", "1", "3"]]:
            driver.find_element(*by_test_id(f"{table}-header-status")).click()
            wait.until(lambda _: ids(driver, table) == order)


def test_controls(driver):
    """controls: a text field, a single and a multiple choice; id and email are plain text"""
    for row in [1, 2, 3]:
        assert driver.find_element(*by_test_id(f"editable-name-{row}")).get_attribute("type") == "text"
        status = Select(driver.find_element(*by_test_id(f"editable-status-{row}")))
        assert texts(status.options) == ["Active", "Inactive"] and not status.is_multiple
        role = Select(driver.find_element(*by_test_id(f"editable-role-{row}")))
        assert texts(role.options) == ["Admin", "User", "Editor"] and role.is_multiple
        role.deselect_all()
        assert roles(driver, row) == []
        role.select_by_visible_text("Admin")
        role.select_by_visible_text("Editor")
        assert roles(driver, row) == ["Admin", "Editor"]
        for key in ["id", "email"]:
            cell = driver.find_element(*by_test_id(f"editable-cell-{key}-{row}"))
            assert cell.find_elements(By.CSS_SELECTOR, "input, select, button") == []


def test_kept(driver, wait):
    """kept: what was entered stays in its row, and changes nothing in the first table"""
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
        wait.until(lambda _: header.get_attribute("aria-sort") == "ascending")
        # Found anew after each sort: an element that was found before may be another row's by now.
        assert driver.find_element(*by_test_id("editable-name-3")).get_attribute("value") == "Zoë Fox"
        assert driver.find_element(*by_test_id("editable-status-3")).get_attribute("value") == "Inactive"
        assert roles(driver, 3) == ["User"]
        assert driver.find_element(*by_test_id("editable-name-1")).get_attribute("value") == "John Doe"
    assert driver.find_element(*by_test_id("table-cell-name-3")).text == "Bob Johnson"
    assert driver.find_element(*by_test_id("table-cell-status-3")).text == "Active"
    assert ids(driver, "table") == ["3", "2", "1"]


def test_action(driver, wait):
    """action: each button opens one dialog, which Close closes"""
    for row, label in [(1, "Add"), (2, "Add"), (3, "Delete")]:
        button = driver.find_element(*by_test_id(f"editable-action-{row}"))
        assert button.text == label
        button.click()
        dialog = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "[role=dialog]")))
        assert dialog.accessible_name == "Action"
        assert "Action clicked" in dialog.text
        dialog.find_element(By.XPATH, './/button[.="Close"]').click()
        wait.until(EC.invisibility_of_element_located((By.CSS_SELECTOR, "[role=dialog]")))


def test_result(driver, wait):
    """result: the line names the button that was pressed last and its row"""
    result = driver.find_element(*by_test_id("editable-action-result"))
    assert result.text == ""
    for row, label in [(3, "Delete"), (1, "Add"), (2, "Add")]:
        driver.find_element(*by_test_id(f"editable-action-{row}")).click()
        wait.until(EC.element_to_be_clickable((By.XPATH, '//*[@role="dialog"]//button[.="Close"]'))).click()
        wait.until(EC.invisibility_of_element_located((By.CSS_SELECTOR, "[role=dialog]")))
        wait.until(lambda _: result.text == f"Last action: {label} on row {row}")
