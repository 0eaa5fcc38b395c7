import urllib.error
import urllib.request

import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/broken-images")
    wait.until(EC.visibility_of_element_located(by_test_id("image-2")))


def test_three(driver):
    """three: three images, each with an alternative text and a description below it"""
    assert len(driver.find_elements(By.CSS_SELECTOR, "main img")) == 3
    for index in [0, 1, 2]:
        container = driver.find_element(*by_test_id(f"image-container-{index}"))
        image = container.find_element(*by_test_id(f"image-{index}"))
        assert image.is_displayed()
        assert image.get_attribute("alt")
        assert container.text
        description = container.find_element(By.TAG_NAME, "p")
        assert description.rect["y"] >= image.rect["y"] + image.rect["height"]


def test_loaded(driver, wait):
    """loaded: the first is loaded and 200 pixels wide, the others are not"""
    # All three are displayed. What was loaded shows only in the natural width, once loading is complete.
    for index, width in enumerate([200, 0, 0]):
        image = driver.find_element(*by_test_id(f"image-{index}"))
        wait.until(lambda _: image.get_property("complete"))
        assert image.get_property("naturalWidth") == width


def test_status(driver):
    """status: the server answers 404 for the two broken ones, and never with a page"""
    # WebDriver knows nothing of answers, so this asks again for what the images ask for.
    for index, end in [(1, "photos/does-not-exist.jpg"), (2, "invalid-url")]:
        address = driver.find_element(*by_test_id(f"image-{index}")).get_property("src")
        assert address.endswith(f"/{end}")
        with pytest.raises(urllib.error.HTTPError) as answer:
            urllib.request.urlopen(address)
        assert answer.value.code == 404
        assert "html" not in answer.value.headers.get("content-type", "")
