import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.action_chains import ScrollOrigin
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

# How many seconds a press lasts, or passes between two keys. These pauses are part of the gestures.
BRIEF, LONG, LATE = 0.3, 0.8, 1.3


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/clicks-and-gestures")
    wait.until(EC.visibility_of_element_located(by_test_id("clicks-and-gestures")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def row(driver, number):
    return find(driver, f"clicks-row-{number}")


def is_text(name, text):
    return lambda driver: find(driver, name).text == text


def selected(rows):
    return is_text("clicks-selected", f"Selected: {rows}")


def click_with(driver, key, element):
    ActionChains(driver).key_down(key).click(element).key_up(key).perform()


def press(driver, *keys):
    ActionChains(driver).send_keys(*keys).perform()


def press_with(driver, held, key):
    ActionChains(driver).key_down(held).send_keys(key).key_up(held).perform()


def edit(driver, wait, number):
    """The field of a row. Its text is selected, so that typing replaces it."""
    field = by_test_id(f"clicks-edit-{number}")

    # Clicks again if needed: on a slow machine the two clicks may be too far apart for a double click.
    def is_open(driver):
        if not driver.find_elements(*field):
            ActionChains(driver).double_click(row(driver, number)).perform()
        return driver.find_elements(*field)

    return wait.until(is_open)[0]


def test_select(driver, wait):
    """select: a click selects one row"""
    for number in [2, 5, 5]:
        row(driver, number).click()
        wait.until(selected(f"{number}"))
        assert row(driver, number).get_attribute("aria-selected") == "true"


def test_toggle(driver, wait):
    """toggle: Ctrl adds a row and takes it out"""
    row(driver, 2).click()
    for number in [7, 3]:
        click_with(driver, Keys.CONTROL, row(driver, number))
    wait.until(selected("2, 3, 7"))
    click_with(driver, Keys.CONTROL, row(driver, 7))
    wait.until(selected("2, 3"))


def test_range(driver, wait):
    """range: Shift selects all rows in between"""
    row(driver, 3).click()
    click_with(driver, Keys.SHIFT, row(driver, 6))
    wait.until(selected("3, 4, 5, 6"))
    click_with(driver, Keys.SHIFT, row(driver, 2))
    wait.until(selected("2, 3"))


def test_all(driver, wait):
    """all: with Ctrl+A all twelve rows are selected"""
    row(driver, 4).click()
    press_with(driver, Keys.CONTROL, "a")
    wait.until(selected("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"))


def test_extend(driver, wait):
    """extend: Shift with an arrow key moves the end of the selection"""
    row(driver, 3).click()
    for rows in ["3, 4", "3, 4, 5"]:
        press_with(driver, Keys.SHIFT, Keys.ARROW_DOWN)
        wait.until(selected(rows))
    press_with(driver, Keys.SHIFT, Keys.ARROW_UP)
    wait.until(selected("3, 4"))


def test_edit(driver, wait):
    """edit: a double click, F2 and Enter open the field"""
    assert edit(driver, wait, 3).get_property("value") == "Water the plants"
    for key in [Keys.F2, Keys.ENTER]:
        press(driver, Keys.ESCAPE)
        wait.until(EC.invisibility_of_element_located(by_test_id("clicks-edit-3")))
        press(driver, key)
        field = wait.until(EC.visibility_of_element_located(by_test_id("clicks-edit-3")))
        assert field.get_property("value") == "Water the plants"


def test_keep(driver, wait):
    """keep: Enter and a click elsewhere keep the text"""
    edit(driver, wait, 3).send_keys("Water the roses", Keys.ENTER)
    wait.until(is_text("clicks-row-3", "Water the roses"))
    edit(driver, wait, 4).send_keys("Book two ferries")
    row(driver, 1).click()
    wait.until(is_text("clicks-row-4", "Book two ferries"))


def test_discard(driver, wait):
    """discard: Escape keeps the old text"""
    edit(driver, wait, 3).send_keys("Water the roses", Keys.ESCAPE)
    wait.until(is_text("clicks-row-3", "Water the plants"))


def test_rectangle(driver, wait):
    """rectangle: the rectangle selects the tiles that it touches"""
    first, second = find(driver, "clicks-tile-1"), find(driver, "clicks-tile-2")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", first)
    # From the middle of the second tile to the gap below it. From the middle of the first tile to the gap at its left.
    below, left = second.size["height"] // 2 + 8, -first.size["width"] // 2 - 8

    draw = ActionChains(driver).move_to_element(first).click_and_hold()
    draw.move_to_element_with_offset(second, 0, below).release().perform()
    wait.until(is_text("clicks-tiles-selected", "Tiles: 1, 2"))

    draw = ActionChains(driver).move_to_element_with_offset(first, left, 0).click_and_hold()
    draw.move_to_element(first).release().perform()
    wait.until(is_text("clicks-tiles-selected", "Tiles: 1"))

    draw = ActionChains(driver).move_to_element_with_offset(second, 0, below).click_and_hold()
    draw.move_to_element(first).release().perform()
    wait.until(is_text("clicks-tiles-selected", "Tiles: 1, 2"))


def test_press(driver, wait):
    """press: a press of 600 ms opens the menu"""
    button = find(driver, "clicks-press")
    ActionChains(driver).click_and_hold(button).pause(BRIEF).release().pause(LONG).perform()
    assert not driver.find_elements(*by_test_id("clicks-press-menu"))
    ActionChains(driver).click_and_hold(button).pause(LONG).release().perform()
    wait.until(EC.visibility_of_element_located(by_test_id("clicks-press-menu")))


def test_alt(driver, wait):
    """alt: only clicks with Alt count"""
    button = find(driver, "clicks-alt")
    click_with(driver, Keys.ALT, button)
    wait.until(is_text("clicks-alt", "Alt clicks: 1"))
    button.click()
    click_with(driver, Keys.ALT, button)
    wait.until(is_text("clicks-alt", "Alt clicks: 2"))


def click_by(driver, button, element):
    mouse = ActionBuilder(driver)
    mouse.pointer_action.move_to(element).pointer_down(button).pointer_up(button)
    mouse.perform()


def test_middle(driver, wait):
    """middle: only the middle button counts"""
    element = find(driver, "clicks-middle")
    for button in [MouseButton.MIDDLE, MouseButton.LEFT, MouseButton.RIGHT]:
        click_by(driver, button, element)
    wait.until(is_text("clicks-middle", "Middle clicks: 1"))
    click_by(driver, MouseButton.MIDDLE, element)
    wait.until(is_text("clicks-middle", "Middle clicks: 2"))


def test_paragraph(driver, wait):
    """paragraph: a triple click selects the paragraph"""
    ActionChains(driver).move_to_element(find(driver, "clicks-paragraph")).click().click().click().perform()
    wait.until(is_text("clicks-words", "Selected words: 14"))


def test_slide(driver, wait):
    """slide: a swipe, an arrow key and a button change the slide"""
    slide = find(driver, "clicks-slide")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", slide)
    finger = ActionBuilder(driver, mouse=PointerInput(POINTER_TOUCH, "finger"))
    finger.pointer_action.move_to(slide, 60, 0).pointer_down().move_to(slide, -60, 0).pointer_up()
    finger.perform()
    wait.until(is_text("clicks-slide", "Slide 2 of 5"))
    slide.send_keys(Keys.ARROW_RIGHT)
    wait.until(is_text("clicks-slide", "Slide 3 of 5"))
    find(driver, "clicks-next").click()
    wait.until(is_text("clicks-slide", "Slide 4 of 5"))


def test_zoom(driver, wait):
    """zoom: keys, buttons and the wheel zoom by 25 %"""
    picture = find(driver, "clicks-zoom")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", picture)
    find(driver, "clicks-zoom-in").click()
    wait.until(is_text("clicks-zoom", "125 %"))
    picture.send_keys("-")
    wait.until(is_text("clicks-zoom", "100 %"))
    wheel = ActionChains(driver).key_down(Keys.CONTROL)
    wheel.scroll_from_origin(ScrollOrigin.from_element(picture), 0, -120).key_up(Keys.CONTROL).perform()
    wait.until(is_text("clicks-zoom", "125 %"))
    picture.send_keys("+" * 12)
    wait.until(is_text("clicks-zoom", "400 %"))
    picture.send_keys("-" * 15)
    wait.until(is_text("clicks-zoom", "50 %"))


def pinch(driver, element, before, after):
    fingers = ActionBuilder(driver, mouse=PointerInput(POINTER_TOUCH, "left"))
    left, right = fingers.pointer_action, fingers.add_pointer_input(POINTER_TOUCH, "right")
    left.move_to(element, -before // 2, 0).pointer_down().move_to(element, -after // 2, 0).pointer_up()
    right.create_pointer_move(x=before // 2, y=0, origin=element)
    right.create_pointer_down(button=MouseButton.LEFT)
    right.create_pointer_move(x=after // 2, y=0, origin=element)
    right.create_pointer_up(MouseButton.LEFT)
    fingers.perform()


def test_pinch(driver, wait):
    """pinch: two fingers zoom by the factor of their distance"""
    picture = find(driver, "clicks-zoom")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", picture)
    pinch(driver, picture, 40, 80)
    wait.until(is_text("clicks-zoom", "200 %"))
    pinch(driver, picture, 40, 60)
    wait.until(is_text("clicks-zoom", "300 %"))


def test_chord(driver, wait):
    """chord: S counts within a second of Ctrl+K"""
    press_with(driver, Keys.CONTROL, "k")
    press(driver, "s")
    wait.until(is_text("clicks-chord", "Chords: 1"))
    press(driver, "s")
    ActionChains(driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).pause(LATE).send_keys("s").perform()
    press_with(driver, Keys.CONTROL, "k")
    press(driver, "s")
    wait.until(is_text("clicks-chord", "Chords: 2"))


def log_of(driver):
    return texts(find(driver, "clicks-log").find_elements(By.TAG_NAME, "li"))


def test_log(driver, wait):
    """log: the last ten clicks are listed, the newest first"""
    for _ in range(11):
        row(driver, 4).click()
    click_with(driver, Keys.SHIFT, row(driver, 2))
    wait.until(lambda d: log_of(d) == ["click left Shift mouse trusted", *["click left mouse trusted"] * 9])


def test_trust(driver, wait):
    """trust: a click by a script is not trusted"""
    row(driver, 2).click()
    wait.until(lambda d: log_of(d)[0].endswith("mouse trusted"))
    driver.execute_script("arguments[0].click()", row(driver, 2))
    wait.until(lambda d: log_of(d)[0].endswith("not trusted"))
