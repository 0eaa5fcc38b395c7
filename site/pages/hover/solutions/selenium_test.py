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


def captions_are(*expected):
    return lambda driver: texts(driver.find_elements(*by_test_id_prefix("hover-caption-"))) == list(expected)


def test_photos(driver, wait):
    """photos: three photos of 400 by 300 pixels, with alternative texts"""
    photos = driver.find_elements(By.CSS_SELECTOR, '[data-testid="hover-example"] img')
    assert [photo.get_attribute("alt") for photo in photos] == ["Figure 1", "Figure 2", "Figure 3"]
    for photo in photos:
        wait.until(lambda _: photo.get_property("complete"))
        assert (photo.get_property("naturalWidth"), photo.get_property("naturalHeight")) == (400, 300)


def test_shown(driver, wait):
    """shown: the pointer over a figure shows its caption alone"""
    for number in [1, 2, 3]:
        ActionChains(driver).move_to_element(driver.find_element(*by_test_id(f"hover-figure-{number}"))).perform()
        # All captions, so that one of another figure would be noticed.
        wait.until(captions_are(f"Figure {number}"))


def test_left(driver, wait):
    """left: no caption before, nor after the pointer has left, even after a click"""
    wait.until(captions_are())
    for number in [1, 2, 3]:
        figure = driver.find_element(*by_test_id(f"hover-figure-{number}"))
        ActionChains(driver).move_to_element(figure).perform()
        wait.until(captions_are(f"Figure {number}"))
        move_away(driver)
        wait.until(captions_are())
        figure.click()
        wait.until(captions_are(f"Figure {number}"))
        move_away(driver)
        wait.until(captions_are())


def test_focused(driver, wait):
    """focused: each figure is reached by Tab and shows its caption while it has the focus"""
    # From the last link of the menu the next stop is the page.
    driver.execute_script("arguments[0].focus()", driver.find_elements(By.CSS_SELECTOR, "nav a")[-1])
    for number in [1, 2, 3]:
        ActionChains(driver).send_keys(Keys.TAB).perform()
        figure = driver.find_element(*by_test_id(f"hover-figure-{number}"))
        wait.until(lambda _: driver.switch_to.active_element == figure)
        wait.until(captions_are(f"Figure {number}"))
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    wait.until(captions_are("Figure 2"))
