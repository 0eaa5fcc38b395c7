import re
import time

from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC

# The variant in the address, then the other one in the cookie.
PAIRS = [("A", "B"), ("B", "A")]


def title(driver, wait):
    return wait.until(EC.visibility_of_element_located(by_test_id("variant-title")))


def shown(driver, wait):
    """The last letter of the title is the variant."""
    return title(driver, wait).text[-1]


def button(driver):
    return driver.find_element(*by_test_id("variant-button"))


def strongest(driver):
    """The strongest part of the button's colour. It is the same in both themes."""
    colour = button(driver).value_of_css_property("background-color")
    parts = [int(part) for part in re.findall(r"\d+", colour)[:3]]
    return ["red", "green", "blue"][parts.index(max(parts))]


def test_a(driver, site, wait):
    """a: the title of variant A"""
    driver.get(f"{site}/ab-testing?variant=A")
    assert title(driver, wait).text == "Welcome to Version A"


def test_a_layout(driver, site, wait):
    """a-layout: the button of variant A is below the title"""
    driver.get(f"{site}/ab-testing?variant=A")
    above, below = title(driver, wait).rect, button(driver).rect
    assert below["y"] >= above["y"] + above["height"]
    assert abs(above["x"] + above["width"] / 2 - below["x"] - below["width"] / 2) <= 1


def test_a_color(driver, site, wait):
    """a-color: the button of variant A is blue"""
    driver.get(f"{site}/ab-testing?variant=A")
    title(driver, wait)
    assert strongest(driver) == "blue"


def test_b(driver, site, wait):
    """b: the title of variant B"""
    driver.get(f"{site}/ab-testing?variant=B")
    assert title(driver, wait).text == "Experience Version B"


def test_b_layout(driver, site, wait):
    """b-layout: the button of variant B is beside the title"""
    driver.get(f"{site}/ab-testing?variant=B")
    beside = title(driver, wait).rect
    assert button(driver).rect["x"] >= beside["x"] + beside["width"]
    # Not below both texts: there it would be to the right of a short title, too.
    description = driver.find_element(*by_test_id("variant-description")).rect
    assert button(driver).rect["y"] < description["y"] + description["height"]


def test_b_color(driver, site, wait):
    """b-color: the button of variant B is green"""
    driver.get(f"{site}/ab-testing?variant=B")
    title(driver, wait)
    assert strongest(driver) == "green"


def test_counter(driver, site, wait):
    """counter: the button shows “Click Me (0)” at first"""
    # No variant in the address, because this test checks what both variants have in common.
    driver.get(f"{site}/ab-testing")
    wait.until(EC.text_to_be_present_in_element(by_test_id("variant-button"), "Click Me (0)"))


def test_counted(driver, site, wait):
    """counted: each click adds one"""
    driver.get(f"{site}/ab-testing")
    title(driver, wait)
    for clicks in [1, 2, 3]:
        button(driver).click()
        wait.until(EC.text_to_be_present_in_element(by_test_id("variant-button"), f"Click Me ({clicks})"))


def line_is(name, text):
    return lambda driver: driver.find_element(*by_test_id(name)).text == text


def test_information(driver, site, wait):
    """information: the variant is named"""
    for variant in ["A", "B"]:
        # Each visit is a first one. Whether the address wins over a cookie is another requirement.
        driver.delete_all_cookies()
        driver.get(f"{site}/ab-testing?variant={variant}")
        title(driver, wait)
        assert line_is("current-variant", f"Current variant: {variant}")(driver)


def test_clicks(driver, site, wait):
    """clicks: the clicks are counted"""
    driver.get(f"{site}/ab-testing")
    title(driver, wait)
    assert line_is("button-clicks", "Button clicks: 0")(driver)
    button(driver).click()
    wait.until(line_is("button-clicks", "Button clicks: 1"))


def test_layout(driver, site, wait):
    """layout: the layout is named"""
    for variant, layout in [("A", "centered"), ("B", "split")]:
        driver.delete_all_cookies()
        driver.get(f"{site}/ab-testing?variant={variant}")
        title(driver, wait)
        assert line_is("layout-style", f"Layout style: {layout}")(driver)


def first_visits(driver, site, wait, seeds):
    variants = []
    for seed in seeds:
        driver.get(f"{site}/ab-testing?seed={seed}")
        variants.append(shown(driver, wait))
        # Without the cookie every visit is a first one.
        driver.delete_all_cookies()
    return variants


def test_chance(driver, site, wait):
    """chance: different seeds lead to both variants"""
    assert set(first_visits(driver, site, wait, "abcdefgh")) == {"A", "B"}


def test_seeded(driver, site, wait):
    """seeded: the same seed leads to the same variant"""
    assert first_visits(driver, site, wait, "abcde") == first_visits(driver, site, wait, "abcde")


def test_kept(driver, site, wait):
    """kept: the cookie keeps the variant for 7 days"""
    driver.get(f"{site}/ab-testing")
    # The browser stores a cookie a moment after the page has set it.
    cookie = wait.until(lambda driver: driver.get_cookie("ab-variant"))
    assert cookie["value"] == shown(driver, wait)
    assert abs((cookie["expiry"] - time.time()) / 86_400 - 7) < 0.1


def visit_with_cookie(driver, site, wait, variant, query=""):
    """WebDriver sets cookies only for the site that is open."""
    driver.get(f"{site}/ab-testing")
    title(driver, wait)
    driver.add_cookie({"name": "ab-variant", "value": variant, "path": "/"})
    driver.get(f"{site}/ab-testing{query}")


def test_returning(driver, site, wait):
    """returning: a later visit shows the variant in the cookie"""
    for variant in ["A", "B"]:
        visit_with_cookie(driver, site, wait, variant)
        assert shown(driver, wait) == variant


def test_pinned(driver, site, wait):
    """pinned: the variant in the address wins over the cookie"""
    for variant, before in PAIRS:
        visit_with_cookie(driver, site, wait, before, f"?variant={variant}")
        assert shown(driver, wait) == variant


def test_rewritten(driver, site, wait):
    """rewritten: the cookie names the variant of the address"""
    for variant, before in PAIRS:
        visit_with_cookie(driver, site, wait, before, f"?variant={variant}")
        wait.until(lambda driver: driver.get_cookie("ab-variant")["value"] == variant)
