import json
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select

# The titles of the sections by their names.
SECTIONS = {
    "iframe-examples": "Iframe Examples",
    "iframe-complex": "Iframe Complex",
    "iframe-same-domain": "Iframe same domain",
    "iframe-same-domain-forms": "Iframe same domain forms",
    "iframe-same-domain-tables": "Iframe same domain tables",
    "iframe-same-domain-nested-level": "Iframe same domain nested level",
    "iframe-different-domain": "Iframe different domain",
}
SUBMISSIONS = by_test_id_prefix("form-submission-")
MESSAGES = by_test_id_prefix("iframe-message-")


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/iframes")
    wait.until(EC.visibility_of_element_located(section("iframe-examples")))


@pytest.fixture
def frame(driver, wait):
    """Switches into a frame for a block, and back to the page at its end."""

    @contextmanager
    def inside(name):
        wait.until(EC.visibility_of_element_located(by_test_id(name)))
        wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id(name)))
        # The frame is there before its document.
        wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "h1, h2")))
        yield
        driver.switch_to.default_content()

    return inside


def section(name):
    return by_test_id(f"section-{name}")


def click(driver, *by):
    # Sections unfold slowly and move what is below. In the middle of the window the element stays in its place.
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", driver.find_element(*by))
    driver.find_element(*by).click()


def open_section(driver, name):
    """Opens a section, if it is closed."""
    if driver.find_element(*section(name)).get_attribute("aria-expanded") == "false":
        click(driver, *section(name))


def button(label):
    return By.XPATH, f'//button[normalize-space(.)="{label}"]'


def put(driver, name, value):
    """Sets a control by its name. Dates and times are set by a script: their keys depend on the language."""
    control = driver.find_element(By.NAME, name)
    if control.tag_name == "select":
        Select(control).select_by_value(value)
    elif control.get_attribute("type") in ("date", "time", "range", "color"):
        script = "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"
        driver.execute_script(script, control, value)
    else:
        control.clear()
        control.send_keys(value)


def test_sections(driver):
    """sections: the seven sections are in their order"""
    assert texts(driver.find_elements(By.CSS_SELECTOR, "main button[aria-expanded]")) == list(SECTIONS.values())


def test_lazy(driver, wait):
    """lazy: all sections are closed, without a frame"""
    buttons = driver.find_elements(By.CSS_SELECTOR, "main button[aria-expanded]")
    assert {each.get_attribute("aria-expanded") for each in buttons} == {"false"}
    assert driver.find_elements(By.TAG_NAME, "iframe") == []
    open_section(driver, "iframe-examples")
    wait.until(lambda _: len(driver.find_elements(By.TAG_NAME, "iframe")) == 2)


def test_kept(driver, wait, frame):
    """kept: the frames stay loaded"""
    open_section(driver, "iframe-examples")
    with frame("iframe-iframe1"):
        click(driver, *button("Click Me"))
        wait.until(EC.text_to_be_present_in_element((By.TAG_NAME, "body"), "Button 1 clicked"))
    click(driver, *section("iframe-examples"))
    wait.until(EC.invisibility_of_element_located(by_test_id("iframe-iframe1")))
    click(driver, *section("iframe-examples"))
    # The frame would show its first state if it had been loaded again.
    with frame("iframe-iframe1"):
        assert "Button 1 clicked" in driver.find_element(By.TAG_NAME, "body").text


def test_sizes(driver, wait):
    """sizes: the frames are as tall as they should be"""
    open_section(driver, "iframe-complex")
    open_section(driver, "iframe-different-domain")
    for name, height in [("simple-form", 600), ("complex-form", 600), ("complex-page", 800), ("map", 450)]:
        wait.until(lambda _: driver.find_element(*by_test_id(f"iframe-{name}")).rect["height"] == height)


def test_window(driver, wait):
    """window: frames of the same domain are as tall as the window"""
    height = driver.execute_script("return innerHeight")
    for section_name, name in [
        ("iframe-same-domain", "same-domain"),
        ("iframe-same-domain-forms", "same-domain-forms"),
        ("iframe-same-domain-tables", "same-domain-tables"),
        ("iframe-same-domain-nested-level", "nested-level"),
    ]:
        open_section(driver, section_name)
        wait.until(lambda _: driver.find_element(*by_test_id(f"iframe-{name}")).rect["height"] == height)


def test_origins(driver, site, wait, frame):
    """origins: the page reads only documents of the same domain"""
    for name in SECTIONS:
        open_section(driver, name)
        wait.until(lambda _: driver.find_element(*section(name)).get_attribute("aria-expanded") == "true")
    for name, path in [
        ("iframe-same-domain", "/"),
        ("iframe-same-domain-forms", "/forms"),
        ("iframe-same-domain-tables", "/tables"),
        ("iframe-nested-level", "/iframes-1"),
        ("iframe-iframe1", None),
        ("iframe-iframe2", None),
        ("iframe-simple-form", None),
        ("iframe-complex-form", None),
        ("iframe-complex-page", None),
        ("iframe-map", None),
    ]:
        element = driver.find_element(*by_test_id(name))
        driver.execute_script("arguments[0].scrollIntoView()", element)
        # By a script of the page, because the driver can enter all frames.
        read = "return arguments[0].contentDocument?.location.pathname"
        wait.until(lambda _: driver.execute_script(read, element) == path)
    map_host = urlsplit(driver.find_element(*by_test_id("iframe-map")).get_attribute("src")).hostname
    assert map_host != urlsplit(site).hostname


def test_messages(driver, wait, frame):
    """messages: texts are listed in the order of their arrival"""
    open_section(driver, "iframe-examples")
    with frame("iframe-iframe2"):
        click(driver, *button("Nested Button"))
    wait.until(lambda _: texts(driver.find_elements(*MESSAGES)) == ["Nested button clicked"])
    with frame("iframe-iframe1"):
        click(driver, *button("Click Me"))
    wait.until(lambda _: texts(driver.find_elements(*MESSAGES)) == ["Nested button clicked", "Button 1 clicked"])
    assert "Messages from iframes:" in driver.find_element(*by_test_id("iframe-messages")).text


def test_markup(driver, wait):
    """markup: markup is plain text"""
    driver.execute_script("postMessage('<b>bold</b>', '*')")
    wait.until(lambda _: texts(driver.find_elements(*MESSAGES)) == ["<b>bold</b>"])


def submit_nancy(driver, frame):
    open_section(driver, "iframe-complex")
    with frame("iframe-simple-form"):
        put(driver, "name", "Nancy")
        put(driver, "email", "nancy@example.com")
        click(driver, *button("Submit Form"))
def test_submissions(driver, wait, frame):
    """submissions: submitted forms are listed"""
    submit_nancy(driver, frame)
    text = wait.until(EC.visibility_of_element_located(by_test_id("form-submission-0"))).text
    assert "Form ID: simpleForm" in text and "Nancy" in text
    assert "Form Submissions" in driver.find_element(*by_test_id("form-submissions")).text


def test_json(driver, wait, frame):
    """json: the data is indented"""
    submit_nancy(driver, frame)
    submission = wait.until(EC.visibility_of_element_located(by_test_id("form-submission-0")))
    data = '{\n  "name": "Nancy",\n  "email": "nancy@example.com"\n}'
    assert data in submission.get_attribute("textContent")


def test_ignored(driver, wait):
    """ignored: messages of any other shape are not listed"""
    for message in [
        None,
        7,
        ["Button 1 clicked"],
        {},
        {"text": "Button 1 clicked"},
        {"type": "FORM_SUBMIT"},
        {"type": "TABLE_ACTION", "action": "delete", "rowId": 1},
        {"type": "SOMETHING_ELSE", "formId": "simpleForm", "data": {}},
        # Messages keep their order. Once this one is listed, the page has seen all others.
        "the last one",
    ]:
        driver.execute_script("postMessage(arguments[0], '*')", message)
    wait.until(lambda _: texts(driver.find_elements(*MESSAGES)) == ["the last one"])
    assert driver.find_elements(*by_test_id("form-submissions")) == []


def test_none(driver, wait):
    """none: there is no list before its first entry"""
    driver.execute_script("postMessage('Button 1 clicked', '*')")
    wait.until(EC.visibility_of_element_located(by_test_id("iframe-message-0")))
    assert driver.find_elements(*by_test_id("form-submissions")) == []
    driver.refresh()
    wait.until(EC.visibility_of_element_located(section("iframe-examples")))
    driver.execute_script("postMessage({ type: 'FORM_SUBMIT', formId: 'simpleForm', data: {} }, '*')")
    wait.until(EC.visibility_of_element_located(by_test_id("form-submission-0")))
    assert driver.find_elements(*by_test_id("iframe-messages")) == []
def submit_with(driver, label, *steps):
    """Submits before each step and after the last."""
    for name, value in steps:
        click(driver, *button(label))
        put(driver, name, value)
    click(driver, *button(label))


def submissions_are(*submissions):
    """Each submission is the id of a form and a part of its data."""

    def listed(driver):
        texts = [item.text for item in driver.find_elements(*SUBMISSIONS)]
        return len(texts) == len(submissions) and all(
            f"Form ID: {form}" in text and part in text for (form, part), text in zip(submissions, texts)
        )

    return listed


def test_required(driver, wait, frame):
    """required: the simple form needs name and email"""
    open_section(driver, "iframe-complex")
    # Before each step the form lacks something. If it was sent too early, another entry would come before the last one,
    # which has a value of its own.
    with frame("iframe-simple-form"):
        submit_with(
            driver,
            "Submit Form",
            ("name", "Ned"),
            ("email", "nancy"),
            ("name", ""),
            ("email", "nancy@example.com"),
            ("name", "Nancy"),
        )
    wait.until(submissions_are(("simpleForm", '"name": "Nancy"')))


def test_zip(driver, wait, frame):
    """zip: the complex form needs five digits and all other fields"""
    open_section(driver, "iframe-complex")
    with frame("iframe-complex-form"):
        submit_with(
            driver,
            "Submit Complex Form",
            ("zip", "10001"),
            ("lastName", "Drew"),
            ("email", "nancy@example.com"),
            ("street", "1 Main Street"),
            ("city", "River Heights"),
            ("state", "CA"),
            ("zip", "9410"),
            ("firstName", "Nancy"),
            ("zip", "941033"),
            ("zip", "9410a"),
            ("zip", "94103"),
        )
    wait.until(submissions_are(("complexForm", '"zip": "94103"')))


def test_whole(driver, wait, frame):
    """whole: the complex page needs six controls"""
    open_section(driver, "iframe-complex")
    with frame("iframe-complex-page"):
        values = {
            "text": "text",
            "email": "nancy@example.com",
            "select": "option1",
            "date": "2030-01-31",
            "time": "10:30",
        }
        submit_with(driver, "Submit Form", *values.items())
        click(driver, By.ID, "radio2")
        for name, value in values.items():
            put(driver, name, "")
            click(driver, *button("Submit Form"))
            put(driver, name, value)
        put(driver, "text", "the last text")
        click(driver, *button("Submit Form"))
    wait.until(submissions_are(("complexPageForm", '"text": "the last text"')))


def test_values(driver, wait, frame):
    """values: the complex page sends every control’s value"""
    open_section(driver, "iframe-complex")
    with frame("iframe-complex-page"):
        for name, value in [
            ("text", "some text"),
            ("email", "nancy@example.com"),
            ("textarea", "two\nlines"),
            ("select", "option2"),
            ("multiSelect", "multi1"),
            ("multiSelect", "multi4"),
            ("range", "80"),
            ("color", "#ff0000"),
            ("date", "2030-01-31"),
            ("time", "10:30"),
        ]:
            put(driver, name, value)
        for name in ["checkbox1", "checkbox3", "radio2"]:
            click(driver, By.ID, name)
        click(driver, *button("Submit Form"))
    text = wait.until(EC.visibility_of_element_located(by_test_id("form-submission-0"))).get_attribute("textContent")
    assert "Form ID: complexPageForm" in text
    assert json.loads(text[text.index("{") :]) == {
        "text": "some text",
        "email": "nancy@example.com",
        "textarea": "two\nlines",
        "select": "option2",
        "multiSelect": ["multi1", "multi4"],
        "checkboxes": ["checkbox1", "checkbox3"],
        "radioGroup": "radio2",
        "range": "80",
        "color": "#ff0000",
        "date": "2030-01-31",
        "time": "10:30",
    }


def test_rows(driver, wait, frame):
    """rows: an empty row is added"""
    open_section(driver, "iframe-complex")
    with frame("iframe-complex-page"):
        click(driver, *button("Add Row"))
        wait.until(EC.visibility_of_element_located((By.NAME, "row4_name")))
        assert driver.find_element(By.NAME, "row4_name").get_attribute("value") == ""
        assert not driver.find_element(By.NAME, "row4_active").is_selected()


def test_deleted(driver, wait, frame):
    """deleted: a row is deleted"""
    open_section(driver, "iframe-complex")
    with frame("iframe-complex-page"):
        third = driver.find_element(By.NAME, "row3_name").get_attribute("value")
        click(driver, By.XPATH, '(//button[normalize-space(.)="Delete"])[2]')
        names = (By.CSS_SELECTOR, "#interactiveTable [name$=_name]")
        wait.until(lambda _: len(driver.find_elements(*names)) == 2)
        assert driver.find_elements(*names)[1].get_attribute("value") == third


def test_numbers(driver, wait, frame):
    """numbers: the rows after a deleted one have new numbers"""
    open_section(driver, "iframe-complex")
    with frame("iframe-complex-page"):
        click(driver, By.XPATH, '(//button[normalize-space(.)="Delete"])[1]')
        wait.until(EC.invisibility_of_element_located((By.NAME, "row3_name")))
        for number in (1, 2):
            assert driver.find_element(By.NAME, f"row{number}_name").is_displayed()


def test_saved(driver, wait, frame):
    """saved: the rows are posted as they are"""
    driver.execute_script("window.seen = []; addEventListener('message', ({ data }) => seen.push(data))")
    open_section(driver, "iframe-complex")
    with frame("iframe-complex-page"):
        for key, value in [("name", "Third"), ("status", "pending"), ("category", "cat2")]:
            put(driver, f"row3_{key}", value)
        click(driver, *button("Save Changes"))
    saved = wait.until(lambda _: driver.execute_script("return seen.find(({ action }) => action === 'save')"))
    assert [row["rowId"] for row in saved["data"]] == [1, 2, 3]
    third = saved["data"][2]
    assert (third["name"], third["status"], third["category"]) == ("Third", "pending", "cat2")
