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


def image(driver, index):
    return driver.find_element(*by_test_id(f"image-{index}"))


def test_three(driver):
    """three: the page shows three images"""
    assert len(driver.find_elements(By.CSS_SELECTOR, "main img")) == 3
    for index in [0, 1, 2]:
        assert image(driver, index).is_displayed()


def test_described(driver):
    """described: each image has a description below it"""
    for index in [0, 1, 2]:
        description = driver.find_element(*by_test_id(f"image-container-{index}")).find_element(By.TAG_NAME, "p")
        assert description.text
        rect = image(driver, index).rect
        assert description.rect["y"] >= rect["y"] + rect["height"]


def test_named(driver):
    """named: each image has an alternative text"""
    for index in [0, 1, 2]:
        assert image(driver, index).get_attribute("alt")


def test_loaded(driver, wait):
    """loaded: the first image is loaded and 200 pixels wide"""
    wait.until(lambda _: image(driver, 0).get_property("naturalWidth") == 200)


def test_broken(driver, wait):
    """broken: the other two images are not loaded"""
    # Displayed images may be broken too. The natural width says whether an image is loaded, once loading is complete.
    for index in [1, 2]:
        wait.until(lambda _: image(driver, index).get_property("complete"))
        assert image(driver, index).get_property("naturalWidth") == 0


def test_status(driver):
    """status: the server returns 404 for both, and never a page"""
    # WebDriver does not see responses, so this sends the requests of the images once more.
    for index, end in [(1, "photos/does-not-exist.jpg"), (2, "invalid-url")]:
        address = image(driver, index).get_property("src")
        assert address.endswith(f"/{end}")
        with pytest.raises(urllib.error.HTTPError) as response:
            urllib.request.urlopen(address)
        assert response.value.code == 404
        assert "html" not in response.value.headers.get("content-type", "")
