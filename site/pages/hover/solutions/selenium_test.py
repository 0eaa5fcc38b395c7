import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/hover")
    wait.until(EC.visibility_of_element_located(by_test_id("hover-example")))
    move_away(driver)


def move_away(driver):
    """The pointer stays where the last step put it, until something moves it away."""
    ActionChains(driver).move_to_element(driver.find_element(By.TAG_NAME, "h1")).perform()


def hover(driver, number):
    ActionChains(driver).move_to_element(figure(driver, number)).perform()


def figure(driver, number):
    return driver.find_element(*by_test_id(f"hover-figure-{number}"))


def captions_are(*expected):
    return lambda driver: texts(driver.find_elements(*by_test_id_prefix("hover-caption-"))) == list(expected)


def test_photos(driver, wait):
    """photos: there are three photos"""
    photos = driver.find_elements(By.CSS_SELECTOR, '[data-testid="hover-example"] img')
    assert len(photos) == 3
    for photo in photos:
        # A photo that does not load has no size of its own.
        wait.until(lambda _: photo.get_property("naturalWidth") == 400)


def test_named(driver):
    """named: the photos have alternative texts"""
    photos = driver.find_elements(By.CSS_SELECTOR, '[data-testid="hover-example"] img')
    assert [photo.accessible_name for photo in photos] == ["Figure 1", "Figure 2", "Figure 3"]


def test_shown(driver, wait):
    """shown: the pointer over a figure shows its caption"""
    for number in [1, 2, 3]:
        hover(driver, number)
        wait.until(EC.text_to_be_present_in_element(by_test_id(f"hover-caption-{number}"), f"Figure {number}"))


def test_alone(driver, wait):
    """alone: the pointer over a figure shows no other caption"""
    for number in [1, 2, 3]:
        hover(driver, number)
        wait.until(captions_are(f"Figure {number}"))


def test_left(driver, wait):
    """left: the caption is gone once the pointer has left"""
    wait.until(captions_are())
    for number in [1, 2, 3]:
        hover(driver, number)
        wait.until(captions_are(f"Figure {number}"))
        move_away(driver)
        wait.until(captions_are())


def test_clicked(driver, wait):
    """clicked: the caption of a clicked figure is gone when the pointer leaves"""
    figure(driver, 2).click()
    wait.until(captions_are("Figure 2"))
    move_away(driver)
    wait.until(captions_are())


def test_focused(driver, wait):
    """focused: Tab leads to each figure"""
    # Starts at the last link of the menu, because the next Tab leads to the page.
    driver.execute_script("arguments[0].focus()", driver.find_elements(By.CSS_SELECTOR, "nav a")[-1])
    for number in [1, 2, 3]:
        ActionChains(driver).send_keys(Keys.TAB).perform()
        wait.until(lambda _: driver.switch_to.active_element == figure(driver, number))


def test_captioned(driver, wait):
    """captioned: a focused figure shows its caption"""
    for number in [1, 2, 3]:
        driver.execute_script("arguments[0].focus()", figure(driver, number))
        wait.until(captions_are(f"Figure {number}"))


def test_blurred(driver, wait):
    """blurred: the caption is gone when the focus moves on"""
    driver.execute_script("arguments[0].focus()", figure(driver, 3))
    wait.until(captions_are("Figure 3"))
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    wait.until(captions_are("Figure 2"))
