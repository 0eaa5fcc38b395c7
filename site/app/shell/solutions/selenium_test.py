import json
import time
from urllib.parse import urlsplit

import pytest
from locators import by_test_id, by_test_id_prefix
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

# Some pages of each group, in their order. There may be others between them.
GROUPS = {
    "Basic": ["About", "Forms", "Tables"],
    "Interaction": ["Drag & Drop", "Hover States", "Slider"],
    "Content": ["File Upload", "File Download", "Broken Images"],
    "Advanced": ["Context Menu", "Notifications", "Alerts"],
    "Platform": ["Date Pickers", "Autocomplete", "Canvas and Charts"],
}


@pytest.fixture
def opened(driver, site, wait):
    def open_page(address):
        driver.get(f"{site}{address}")
        wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))

    return open_page


def is_dark(driver):
    return "dark" in driver.find_element(By.TAG_NAME, "html").get_attribute("class").split()


def leave_light(driver, opened):
    """A light site, whatever theme it was served with."""
    opened("/")
    driver.add_cookie({"name": "theme", "value": "light", "path": "/"})
    opened("/")


def resize(driver, width):
    """Sets the width of the page, which is not that of the window around it."""
    outside = driver.get_window_size()["width"] - driver.execute_script("return innerWidth")
    driver.set_window_size(width + outside, 900)


def test_menu(driver, opened):
    """menu: the sidebar lists the pages under five headings, after a link to Home"""
    opened("/")
    # Headings and links as one list, in the order in which they stand. Headings may be shown in capitals.
    entries = [entry.text.lower() for entry in driver.find_elements(By.CSS_SELECTOR, "nav h3, nav a")]
    assert entries[:3] == ["home", "basic", "about"]
    known = ["home", *(name.lower() for group, pages in GROUPS.items() for name in (group, *pages))]
    assert [entry for entry in entries if entry in known] == known
    assert len(driver.find_elements(By.CSS_SELECTOR, "nav h3")) == len(GROUPS)


def test_links(driver, opened, wait):
    """links: a link shows its page, is the only current one and gives the title"""
    opened("/")
    for page, title in [("forms", "Forms"), ("slider", "Slider"), ("alerts", "Alerts")]:
        driver.find_element(*by_test_id(f"nav-{page}")).click()
        wait.until(EC.title_is(f"{title} | Test Automation Practice (Web and Mobile Web)"))
        assert driver.current_url.endswith(f"/{page}")
        current = driver.find_elements(By.CSS_SELECTOR, "[aria-current]")
        assert [link.get_attribute("data-testid") for link in current] == [f"nav-{page}"]


def test_current(driver, opened):
    """current: the link of the current page is in view, and the page is not scrolled for that"""
    for page in ["alerts", "ab-testing", "about"]:
        opened(f"/{page}")
        link = driver.find_element(*by_test_id(f"nav-{page}"))
        # Whatever is in the middle of a link that can be seen is the link itself.
        script = """
          const { x, y, width, height } = arguments[0].getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === arguments[0];
        """
        assert driver.execute_script(script, link)
        assert driver.execute_script("return scrollY") == 0


def test_brand(driver, opened, wait):
    """brand: the name of the site in the header leads home"""
    opened("/forms")
    driver.find_element(By.LINK_TEXT, "practice-site").click()
    wait.until(EC.visibility_of_element_located(by_test_id("feature-card-forms")))


def test_arrival(driver, opened, wait):
    """arrival: after a move the name of the page is announced, and the focus is in it"""
    opened("/")
    driver.find_element(*by_test_id("nav-key-press")).click()
    # It can be heard and not seen, so its text is read as a property.
    wait.until(lambda _: driver.find_element(*by_test_id("arrival")).get_property("textContent") == "Key Press")
    assert driver.switch_to.active_element == driver.find_element(By.TAG_NAME, "main")
    ActionChains(driver).send_keys("x").perform()
    wait.until(EC.text_to_be_present_in_element(by_test_id("last-key-pressed"), "x"))


def test_narrow(driver, opened, wait):
    """narrow: below 768 px the sidebar is hidden behind Toggle menu"""
    opened("/")
    resize(driver, 767)
    button = driver.find_element(*by_test_id("mobile-menu-button"))
    wait.until(EC.visibility_of(button))
    assert button.accessible_name == "Toggle menu"
    wait.until(EC.invisibility_of_element_located(by_test_id("nav-about")))
    button.click()
    wait.until(EC.visibility_of_element_located(by_test_id("nav-about")))
    button.click()
    wait.until(EC.invisibility_of_element_located(by_test_id("nav-about")))
    resize(driver, 768)
    wait.until(EC.visibility_of_element_located(by_test_id("nav-about")))
    assert not button.is_displayed()


def test_closing(driver, opened, wait):
    """closing: the opened menu closes by a link, a click on the dimmed page, and Escape"""
    opened("/")
    resize(driver, 600)
    for close in [
        lambda: wait.until(EC.element_to_be_clickable(by_test_id("nav-slider"))).click(),
        # The overlay's middle is below the menu, so the click goes near its right edge.
        lambda: ActionChains(driver)
        .move_to_element_with_offset(driver.find_element(*by_test_id("menu-overlay")), 250, 0)
        .click()
        .perform(),
        lambda: ActionChains(driver).send_keys(Keys.ESCAPE).perform(),
    ]:
        wait.until(EC.element_to_be_clickable(by_test_id("mobile-menu-button"))).click()
        wait.until(EC.visibility_of_element_located(by_test_id("nav-slider")))
        close()
        wait.until(EC.invisibility_of_element_located(by_test_id("nav-slider")))
        assert driver.find_elements(*by_test_id("menu-overlay")) == []
    assert driver.current_url.endswith("/slider")


def test_theme(driver, opened, wait):
    """theme: Toggle theme switches between light and dark"""
    leave_light(driver, opened)
    button = driver.find_element(*by_test_id("theme-toggle"))
    assert button.accessible_name == "Toggle theme"
    assert not is_dark(driver)
    button.click()
    wait.until(is_dark)
    button.click()
    wait.until(lambda _: not is_dark(driver))


def test_remembered(driver, opened, wait):
    """remembered: the theme is kept for 365 days, and holds on every page"""
    leave_light(driver, opened)
    driver.find_element(*by_test_id("theme-toggle")).click()
    wait.until(is_dark)
    # The browser stores a cookie a moment after the page has set it.
    wait.until(lambda _: driver.get_cookie("theme")["value"] == "dark")
    cookie = driver.get_cookie("theme")
    assert abs((cookie["expiry"] - time.time()) / 86_400 - 365) < 0.1
    for address in ["/forms", "/multi-tiered-menu", "/iframes-2"]:
        opened(address)
        assert is_dark(driver)


def test_flash(driver, opened):
    """flash: a site that was left dark is dark from the start"""
    opened("/")
    driver.add_cookie({"name": "theme", "value": "dark", "path": "/"})
    # Runs before any script of the page, and notes the theme at each frame that is drawn.
    script = """
      window.themes = [];
      requestAnimationFrame(function note() {
        if (document.body) themes.push(document.documentElement.classList.contains('dark'));
        requestAnimationFrame(note);
      });
    """
    added = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})
    try:
        opened("/forms")
        themes = driver.execute_script("return themes")
        assert themes and all(themes)
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


def test_skip(driver, opened, wait):
    """skip: the first Tab reaches Skip to content, which moves the focus to the page"""
    opened("/forms")
    ActionChains(driver).send_keys(Keys.TAB).perform()
    wait.until(lambda _: driver.switch_to.active_element.text == "Skip to content")
    ActionChains(driver).send_keys(Keys.ENTER).perform()
    wait.until(lambda _: driver.switch_to.active_element == driver.find_element(By.TAG_NAME, "main"))
    ActionChains(driver).send_keys(Keys.TAB).perform()
    wait.until(lambda _: driver.find_elements(By.CSS_SELECTOR, "[data-test=login-form] :focus"))


def test_framed(driver, opened, wait):
    """framed: in a frame a page stands alone"""
    opened("/iframes-1")
    wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("iframe-nested")))
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))
    assert driver.find_elements(By.CSS_SELECTOR, "nav, header") == []
    assert driver.find_elements(*by_test_id("theme-toggle")) == []


def test_unknown(driver, site, opened, wait):
    """unknown: an unknown address leads home and leaves no entry in the history"""
    opened("/forms")
    opened("/no-such-page")
    wait.until(EC.url_to_be(f"{site}/"))
    wait.until(EC.visibility_of_element_located(by_test_id("feature-card-forms")))
    driver.back()
    wait.until(EC.url_to_be(f"{site}/forms"))


def test_hash(driver, site, opened, wait):
    """hash: /#/drag-drop shows the page of /drag-drop and stays in this form"""
    opened("/about")
    opened("/#/drag-drop")
    wait.until(EC.text_to_be_present_in_element((By.TAG_NAME, "h1"), "Drag and Drop"))
    assert driver.current_url == f"{site}/#/drag-drop"
    # A new document would have lost this.
    driver.execute_script("window.sameDocument = true")
    driver.find_element(*by_test_id("nav-forms")).click()
    wait.until(EC.url_to_be(f"{site}/#/forms"))
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))
    assert driver.execute_script("return window.sameDocument")


def test_rerouted(driver, site, opened, wait):
    """rerouted: setting the hash on a page of a path leads to the path"""
    opened("/checkboxes")
    driver.execute_script("location.hash = '#/forms'")
    wait.until(EC.url_to_be(f"{site}/forms"))
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))
    driver.back()
    wait.until(EC.url_to_be(f"{site}/checkboxes"))


def test_ignored(driver, opened, wait):
    """ignored: an option that makes no sense is ignored with one warning"""
    opened("/ab-testing?variant=C")
    assert driver.find_element(*by_test_id("variant-title")).text[-9:] in ("Version A", "Version B")
    entries = driver.get_log("browser")
    assert len([entry for entry in entries if "variant=C" in entry["message"]]) == 1
    assert [entry["level"] for entry in entries if "variant=C" in entry["message"]] == ["WARNING"]


def test_offline(driver, site, opened, wait):
    """offline: nothing is requested from another server"""
    opened("/")
    driver.get_log("performance")
    for name in [link.get_attribute("data-testid") for link in driver.find_elements(*by_test_id_prefix("nav-"))]:
        driver.find_element(*by_test_id(name)).click()
        wait.until(lambda _: driver.find_element(*by_test_id(name)).get_attribute("aria-current") == "page")
    opened("/iframes")
    driver.find_element(By.XPATH, '//main//button[normalize-space(.)="Iframe different domain"]').click()
    wait.until(EC.visibility_of_element_located(by_test_id("iframe-map")))
    here = urlsplit(site)
    for entry in driver.get_log("performance"):
        event = json.loads(entry["message"])["message"]
        if event["method"] != "Network.requestWillBeSent":
            continue
        url = urlsplit(event["params"]["request"]["url"])
        if url.scheme.startswith("http"):
            # The map comes from the same server by its other name.
            assert url.port == here.port and url.hostname in (here.hostname, "localhost", "127.0.0.1")
