import re
import time

from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

TITLES = {"A": "Welcome to Version A", "B": "Experience Version B"}


def title(driver, wait):
    return wait.until(EC.visibility_of_element_located(by_test_id("variant-title"))).text


def strongest(driver):
    """The strongest part of the button's colour, so that either theme will do."""
    colour = driver.find_element(*by_test_id("variant-button")).value_of_css_property("background-color")
    parts = [int(part) for part in re.findall(r"\d+", colour)[:3]]
    return ["red", "green", "blue"][parts.index(max(parts))]


def test_a(driver, site, wait):
    """a: variant A is titled, centered and has a blue button"""
    driver.get(f"{site}/ab-testing?variant=A")
    assert title(driver, wait) == TITLES["A"]
    assert strongest(driver) == "blue"
    over = driver.find_element(*by_test_id("variant-title")).rect
    button = driver.find_element(*by_test_id("variant-button")).rect
    assert abs(over["x"] + over["width"] / 2 - button["x"] - button["width"] / 2) <= 1


def test_b(driver, site, wait):
    """b: variant B is titled, split and has a green button"""
    driver.get(f"{site}/ab-testing?variant=B")
    assert title(driver, wait) == TITLES["B"]
    assert strongest(driver) == "green"
    beside = driver.find_element(*by_test_id("variant-title")).rect
    assert driver.find_element(*by_test_id("variant-button")).rect["x"] >= beside["x"] + beside["width"]


def test_counter(driver, site, wait):
    """counter: the button counts up by one with each click"""
    # Without a variant in the address: this test is about what both have in common.
    driver.get(f"{site}/ab-testing")
    for clicks in range(4):
        wait.until(EC.text_to_be_present_in_element(by_test_id("variant-button"), f"Click Me ({clicks})"))
        driver.find_element(*by_test_id("variant-button")).click()


def test_information(driver, site, wait):
    """information: Testing Information names the variant and follows the clicks"""
    for variant, layout in [("A", "centered"), ("B", "split")]:
        driver.get(f"{site}/ab-testing?variant={variant}")
        title(driver, wait)
        page = driver.find_element(*by_test_id("ab-testing-page"))
        lines = page.text.split("\n")
        for line in [
            "Testing Information",
            f"Current variant: {variant}",
            "Button clicks: 0",
            f"Layout style: {layout}",
        ]:
            assert line in lines
        driver.find_element(*by_test_id("variant-button")).click()
        wait.until(lambda _: "Button clicks: 1" in page.text.split("\n"))


def test_chance(driver, site, wait):
    """chance: different seeds lead to both variants, the same seed to the same one"""
    seeds = "abcdefgh"
    shown = []
    for seed in seeds * 2:
        driver.get(f"{site}/ab-testing?seed={seed}")
        shown.append(title(driver, wait))
        # Without the cookie every visit is a first one.
        driver.delete_all_cookies()
    assert set(shown) == set(TITLES.values())
    assert shown[: len(seeds)] == shown[len(seeds) :]


def test_kept(driver, site, wait):
    """kept: the variant is kept for 7 days in the cookie ab-variant"""
    driver.get(f"{site}/ab-testing")
    shown = title(driver, wait)
    # The browser stores a cookie a moment after the page has set it.
    cookie = wait.until(lambda driver: driver.get_cookie("ab-variant"))
    assert TITLES[cookie["value"]] == shown
    assert abs((cookie["expiry"] - time.time()) / 86_400 - 7) < 0.1
    for variant in ["A", "B"]:
        driver.add_cookie({"name": "ab-variant", "value": variant, "path": "/"})
        driver.get(f"{site}/ab-testing")
        assert title(driver, wait) == TITLES[variant]


def test_pinned(driver, site, wait):
    """pinned: a variant in the address shows whatever the cookie says, and rewrites it"""
    driver.get(f"{site}/ab-testing")
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))
    for variant, before in [("A", "B"), ("B", "A")]:
        driver.add_cookie({"name": "ab-variant", "value": before, "path": "/"})
        driver.get(f"{site}/ab-testing?variant={variant}")
        assert title(driver, wait) == TITLES[variant]
        wait.until(lambda driver: driver.get_cookie("ab-variant")["value"] == variant)
