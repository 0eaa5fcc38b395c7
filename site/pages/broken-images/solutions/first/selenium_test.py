from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def image(wait, name):
    return wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, f'img[alt="{name}"]')))


def test_loaded(driver, site, wait):
    """loaded: the first image is loaded and 200 pixels wide"""
    driver.get(f"{site}/broken-images")
    balloons = image(wait, "Hot-air balloons over a valley")
    wait.until(lambda _: balloons.get_property("naturalWidth") == 200)


def test_broken(driver, site, wait):
    """broken: the other two images are not loaded"""
    driver.get(f"{site}/broken-images")
    for name in ["Broken image: no such file", "Broken image: no valid address"]:
        broken = image(wait, name)
        wait.until(lambda _: broken.get_property("complete"))
        # Not: assert broken.is_displayed(); a broken image is visible too, with its size and its alternative text.
        assert broken.get_property("naturalWidth") == 0
