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
    "At Work": ["Text and Locators", "Clicks and Gestures"],
    "Journeys": ["Shop"],
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
    """Opens the site in the light theme, even if it is served dark."""
    opened("/")
    driver.add_cookie({"name": "theme", "value": "light", "path": "/"})
    opened("/")


def resize(driver, width):
    """Sets the width of the page, which is less than that of the window."""
    outside = driver.get_window_size()["width"] - driver.execute_script("return innerWidth")
    driver.set_window_size(width + outside, 900)


@pytest.fixture
def menu(driver, opened, wait):
    """The menu of a narrow page, open."""
    opened("/")
    resize(driver, 600)
    open_menu(wait)


def open_menu(wait):
    wait.until(EC.element_to_be_clickable(by_test_id("mobile-menu-button"))).click()
    wait.until(EC.visibility_of_element_located(by_test_id("nav-slider")))


@pytest.fixture
def practice(driver, opened, wait):
    """Opens a page and the practice panel on it."""

    def open_panel(address):
        opened(address)
        toggle = driver.find_element(*by_test_id("practice-toggle"))
        # It may be open already, because an earlier test left it open.
        if toggle.get_attribute("aria-expanded") == "false":
            toggle.click()
        wait.until(EC.visibility_of_element_located(by_test_id("practice-panel")))

    yield open_panel
    # Removes what an earlier test ticked or left open.
    driver.execute_script("localStorage.clear(); sessionStorage.clear()")


def tick(driver, requirement):
    driver.find_element(*by_test_id(f"practice-tick-{requirement}")).click()


def test_menu(driver, opened):
    """menu: the sidebar lists the pages under seven headings"""
    opened("/")
    # Headings and links as one list, in their order. Headings may be shown in capitals.
    entries = [entry.text.lower() for entry in driver.find_elements(By.CSS_SELECTOR, "nav h3, nav a")]
    assert entries[1:3] == ["basic", "about"]
    known = [name.lower() for group, pages in GROUPS.items() for name in (group, *pages)]
    assert [entry for entry in entries if entry in known] == known
    assert len(driver.find_elements(By.CSS_SELECTOR, "nav h3")) == len(GROUPS)


def test_home(driver, opened, wait):
    """home: the first link is Home"""
    opened("/forms")
    first = driver.find_element(By.CSS_SELECTOR, "nav a")
    assert first.text == "Home"
    first.click()
    wait.until(EC.visibility_of_element_located(by_test_id("feature-card-forms")))


def test_links(driver, opened, wait):
    """links: a click on a link shows its page"""
    opened("/")
    for page in ["forms", "slider", "alerts"]:
        driver.find_element(*by_test_id(f"nav-{page}")).click()
        wait.until(EC.url_matches(f"/{page}$"))
    driver.find_element(*by_test_id("nav-forms")).find_element(By.TAG_NAME, "svg").click()
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))


def test_marked(driver, opened, wait):
    """marked: the link of the current page alone is marked"""
    opened("/")
    for page in ["forms", "slider", "alerts"]:
        driver.find_element(*by_test_id(f"nav-{page}")).click()
        wait.until(EC.url_matches(f"/{page}$"))
        current = driver.find_elements(By.CSS_SELECTOR, "[aria-current]")
        assert [link.get_attribute("data-testid") for link in current] == [f"nav-{page}"]


def test_title(driver, opened, wait):
    """title: the title names the page"""
    opened("/")
    for page, title in [("forms", "Forms"), ("alerts", "Alerts")]:
        driver.find_element(*by_test_id(f"nav-{page}")).click()
        wait.until(EC.title_is(f"{title} | Test Automation Practice (Web and Mobile Web)"))
    driver.find_element(*by_test_id("home-link")).click()
    wait.until(EC.title_is("Test Automation Practice (Web and Mobile Web)"))


def test_current(driver, opened):
    """current: the link of the current page is in view"""
    for page in ["alerts", "ab-testing", "about"]:
        opened(f"/{page}")
        link = driver.find_element(*by_test_id(f"nav-{page}"))
        # A visible link is on top in its own middle.
        script = """
          const { x, y, width, height } = arguments[0].getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === arguments[0];
        """
        assert driver.execute_script(script, link)


def test_unscrolled(driver, opened):
    """unscrolled: a page that is opened is not scrolled"""
    # A low window, so that the link is far below it, and the page is longer than it.
    driver.set_window_size(1280, 450)
    for page in ["alerts", "ab-testing", "about"]:
        opened(f"/{page}")
        assert driver.execute_script("return scrollY") == 0


def test_brand(driver, opened, wait):
    """brand: the name of the site in the header leads home"""
    opened("/forms")
    driver.find_element(By.LINK_TEXT, "practice-site").click()
    wait.until(EC.visibility_of_element_located(by_test_id("feature-card-forms")))


def test_arrival(driver, opened, wait):
    """arrival: after a move the name of the page is announced"""
    opened("/")
    driver.find_element(*by_test_id("nav-key-press")).click()
    # Only screen readers get this text, so this reads it as a property.
    wait.until(lambda _: driver.find_element(*by_test_id("arrival")).get_property("textContent") == "Key Press")


def test_focus(driver, opened, wait):
    """focus: after a move the focus is in the page"""
    opened("/")
    driver.find_element(*by_test_id("nav-key-press")).click()
    wait.until(lambda _: driver.switch_to.active_element == driver.find_element(By.TAG_NAME, "main"))
    ActionChains(driver).send_keys("x").perform()
    wait.until(EC.text_to_be_present_in_element(by_test_id("last-key-pressed"), "x"))


def test_narrow(driver, opened, wait):
    """narrow: below 768 px “Toggle menu” shows or hides the sidebar"""
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


def test_wide(driver, opened, wait):
    """wide: from 768 px on the sidebar is always shown"""
    opened("/")
    resize(driver, 768)
    wait.until(EC.visibility_of_element_located(by_test_id("nav-about")))
    wait.until(EC.invisibility_of_element_located(by_test_id("mobile-menu-button")))


def test_closing(driver, menu, wait):
    """closing: the menu closes when a link is followed"""
    wait.until(EC.element_to_be_clickable(by_test_id("nav-slider"))).click()
    wait.until(EC.invisibility_of_element_located(by_test_id("nav-slider")))
    # Once more, because the menu has to close even if the page stays the same.
    open_menu(wait)
    wait.until(EC.element_to_be_clickable(by_test_id("nav-slider"))).click()
    wait.until(EC.invisibility_of_element_located(by_test_id("nav-slider")))


def test_dimmed(driver, menu, wait):
    """dimmed: a click on the dimmed page closes the menu"""
    # The menu covers the middle of the overlay, so this clicks near its right edge.
    overlay = driver.find_element(*by_test_id("menu-overlay"))
    ActionChains(driver).move_to_element_with_offset(overlay, 250, 0).click().perform()
    wait.until(EC.invisibility_of_element_located(by_test_id("nav-slider")))
    assert driver.find_elements(*by_test_id("menu-overlay")) == []


def test_escape(driver, menu, wait):
    """escape: Escape closes the menu"""
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(EC.invisibility_of_element_located(by_test_id("nav-slider")))


def test_theme(driver, opened, wait):
    """theme: “Toggle theme” switches between light and dark"""
    leave_light(driver, opened)
    button = driver.find_element(*by_test_id("theme-toggle"))
    assert button.accessible_name == "Toggle theme"
    assert not is_dark(driver)
    button.click()
    wait.until(is_dark)
    button.click()
    wait.until(lambda _: not is_dark(driver))


def test_remembered(driver, opened, wait):
    """remembered: the theme is kept for 365 days"""
    leave_light(driver, opened)
    driver.find_element(*by_test_id("theme-toggle")).click()
    # The browser stores a cookie a moment after the page has set it.
    wait.until(lambda _: driver.get_cookie("theme")["value"] == "dark")
    cookie = driver.get_cookie("theme")
    assert abs((cookie["expiry"] - time.time()) / 86_400 - 365) < 0.1


def test_everywhere(driver, opened, wait):
    """everywhere: the theme is the same on every page"""
    leave_light(driver, opened)
    # Not home: its path / would hide a cookie that is valid only for the page that set it.
    opened("/forms")
    driver.find_element(*by_test_id("theme-toggle")).click()
    wait.until(is_dark)
    for address in ["/", "/multi-tiered-menu", "/iframes-2"]:
        opened(address)
        assert is_dark(driver)


def test_flash(driver, opened):
    """flash: a dark site never flashes light"""
    opened("/")
    driver.add_cookie({"name": "theme", "value": "dark", "path": "/"})
    # Runs before any script of the page, and records the theme at each frame.
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
    """skip: the first Tab reaches “Skip to content”"""
    opened("/forms")
    ActionChains(driver).send_keys(Keys.TAB).perform()
    wait.until(lambda _: driver.switch_to.active_element.text == "Skip to content")


def test_skipped(driver, opened, wait):
    """skipped: “Skip to content” moves the focus to the page"""
    opened("/forms")
    driver.find_element(By.XPATH, '//a[.="Skip to content"]').send_keys(Keys.ENTER)
    wait.until(lambda _: driver.switch_to.active_element == driver.find_element(By.TAG_NAME, "main"))
    ActionChains(driver).send_keys(Keys.TAB).perform()
    wait.until(lambda _: driver.find_elements(By.CSS_SELECTOR, "[data-test=login-form] :focus"))


def test_framed(driver, opened, wait):
    """framed: in a frame a page has neither header nor sidebar"""
    opened("/iframes-1")
    wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("iframe-nested")))
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))
    assert driver.find_elements(By.CSS_SELECTOR, "nav, header") == []
    assert driver.find_elements(*by_test_id("theme-toggle")) == []


def test_unknown(site, opened, wait):
    """unknown: an unknown address leads home"""
    opened("/no-such-page")
    wait.until(EC.url_to_be(f"{site}/"))
    wait.until(EC.visibility_of_element_located(by_test_id("feature-card-forms")))


def test_replaced(driver, site, opened, wait):
    """replaced: an unknown address leaves no entry in the history"""
    opened("/forms")
    opened("/no-such-page")
    wait.until_not(EC.url_contains("no-such-page"))
    driver.back()
    wait.until(EC.url_to_be(f"{site}/forms"))


def test_hash(opened, wait):
    """hash: /#/drag-drop shows the page of /drag-drop"""
    opened("/about")
    opened("/#/drag-drop")
    wait.until(EC.text_to_be_present_in_element((By.TAG_NAME, "h1"), "Drag and Drop"))


def test_form(driver, site, opened, wait):
    """form: an address like /#/checkboxes keeps this form"""
    opened("/about")
    opened("/#/checkboxes")
    wait.until(EC.visibility_of_element_located(by_test_id("checkbox-group")))
    assert driver.current_url == f"{site}/#/checkboxes"
    driver.find_element(*by_test_id("nav-forms")).click()
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))
    assert driver.current_url == f"{site}/#/forms"


def test_rerouted(driver, site, opened, wait):
    """rerouted: on a page opened by its path, the hash leads to another path"""
    opened("/checkboxes")
    driver.execute_script("location.hash = '#/forms'")
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))
    wait.until(EC.url_to_be(f"{site}/forms"))


def test_entries(driver, site, opened, wait):
    """entries: a hash that was set leaves no entry of its own"""
    opened("/checkboxes")
    driver.execute_script("location.hash = '#/forms'")
    wait.until(EC.url_matches("forms$"))
    driver.back()
    wait.until(EC.url_to_be(f"{site}/checkboxes"))


def test_ignored(driver, opened):
    """ignored: an invalid option is ignored"""
    opened("/ab-testing?variant=C")
    assert driver.find_element(*by_test_id("variant-title")).text[-9:] in ("Version A", "Version B")


def test_warned(driver, opened):
    """warned: the console shows one warning about an invalid option"""
    opened("/ab-testing?variant=C")
    entries = [entry for entry in driver.get_log("browser") if "variant=C" in entry["message"]]
    assert [entry["level"] for entry in entries] == ["WARNING"]


def test_hint(driver, practice, wait):
    """hint: “Hint” opens the help for its requirement, or closes it"""
    practice("/auth")
    hint = driver.find_element(*by_test_id("practice-hint-refused"))
    assert hint.get_attribute("aria-expanded") == "false"
    hint.click()
    wait.until(lambda _: hint.get_attribute("aria-expanded") == "true")
    assert "break" in driver.find_element(By.ID, hint.get_attribute("aria-controls")).text
    hint.click()
    wait.until(lambda _: hint.get_attribute("aria-expanded") == "false")


def test_ticks(driver, practice, wait):
    """ticks: ticked requirements are still ticked after a reload"""
    practice("/auth")
    tick(driver, "busy")
    tick(driver, "refused")
    # Closes the panel, because an open one opens by itself after a reload.
    driver.find_element(*by_test_id("practice-close")).click()
    practice("/auth")
    ticked = {
        name: driver.find_element(*by_test_id(f"practice-tick-{name}")).is_selected()
        for name in ("account", "busy", "refused")
    }
    assert ticked == {"account": False, "busy": True, "refused": True}


def test_ticked(driver, practice, wait):
    """ticked: the sidebar shows how many requirements are ticked"""
    practice("/auth")
    tick(driver, "busy")
    wait.until(EC.text_to_be_present_in_element(by_test_id("nav-auth"), "1 of "))
    driver.find_element(*by_test_id("nav-forms")).click()
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))
    assert "1 of " in driver.find_element(*by_test_id("nav-auth")).text
    assert driver.find_element(*by_test_id("nav-forms")).text == "Forms"


def test_reopened(driver, practice, wait):
    """reopened: after a reload the practice panel is as before"""
    practice("/auth")
    driver.refresh()
    wait.until(EC.visibility_of_element_located(by_test_id("practice-panel")))
    driver.find_element(*by_test_id("practice-close")).click()
    driver.refresh()
    toggle = wait.until(EC.visibility_of_element_located(by_test_id("practice-toggle")))
    assert toggle.get_attribute("aria-expanded") == "false"


def test_named(driver, opened, wait):
    """named: /auth#refused opens the help for the requirement"""
    opened("/auth#refused")
    hint = wait.until(EC.visibility_of_element_located(by_test_id("practice-hint-refused")))
    assert hint.get_attribute("aria-expanded") == "true"
    others = driver.find_elements(*by_test_id_prefix("practice-hint-"))
    assert [other for other in others if other.get_attribute("aria-expanded") == "true"] == [hint]


def test_forget(driver, practice, wait):
    """forget: “Forget” removes the ticks of all pages"""
    practice("/forms")
    tick(driver, "fields")
    driver.find_element(*by_test_id("nav-auth")).click()
    wait.until(EC.presence_of_element_located(by_test_id("practice-tick-busy")))
    tick(driver, "busy")
    driver.find_element(*by_test_id("practice-forget")).click()
    wait.until(EC.element_located_selection_state_to_be(by_test_id("practice-tick-busy"), False))
    driver.find_element(*by_test_id("nav-forms")).click()
    wait.until(EC.element_located_selection_state_to_be(by_test_id("practice-tick-fields"), False))


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
            # The map comes from the same server under its other name.
            assert url.port == here.port and url.hostname in (here.hostname, "localhost", "127.0.0.1")


@pytest.fixture
def search(driver, opened, wait):
    """Types a text into the search of a page, and waits for one of the results."""

    def search_for(text, result, address="/forms"):
        opened(address)
        driver.find_element(*by_test_id("page-search")).send_keys(text)
        # Most texts load when the field is first used.
        return wait.until(EC.visibility_of_element_located(by_test_id(f"search-result-{result}")))

    return search_for


def results(driver):
    return driver.find_elements(*by_test_id_prefix("search-result-"))


def test_search(driver, search):
    """search: the search lists the pages with the text, on every page"""
    for address in ["/", "/forms", "/canvas"]:
        search("shadow", "shadow-dom", address)
        assert driver.find_elements(*by_test_id("search-result-tables")) == []


def test_search_says_why(search):
    """search-says-why: each result marks the text that was found"""
    result = search("login-form", "forms")
    assert "test id login-form" in result.text
    assert result.find_element(By.TAG_NAME, "mark").text == "login-form"


def test_search_words(search):
    """search-words: the search knows the words of testers"""
    assert "Wizard and One-Time Code" in search("2FA", "wizard").text


def test_search_order(driver, search):
    """search-order: pages whose title has the text come first"""
    search("slider", "dynamic-elements")
    names = driver.find_elements(By.CSS_SELECTOR, "[data-testid^=search-result-] strong")
    assert [name.text for name in names] == ["Slider", "Dynamic Elements"]


def test_search_enter(driver, search, wait):
    """search-enter: Enter opens the first result"""
    search("shadow", "shadow-dom")
    driver.find_element(*by_test_id("page-search")).send_keys(Keys.ENTER)
    wait.until(EC.url_matches("/shadow-dom$"))


def test_search_keys(driver, search):
    """search-keys: the arrow keys move the focus to the results"""
    search("menu", "multi-tiered-menu")
    for result in results(driver):
        ActionChains(driver).send_keys(Keys.ARROW_DOWN).perform()
        assert driver.switch_to.active_element == result


def test_search_escape(driver, search, wait):
    """search-escape: Escape closes the results"""
    search("shadow", "shadow-dom")
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(lambda _: results(driver) == [])


def test_search_closest(driver, search):
    """search-closest: the closest page is the only result"""
    search("captcha", "wizard")
    assert len(results(driver)) == 1


def test_next_page(driver, opened, wait):
    """next-page: a page ends with a link to the next one"""
    opened("/checkboxes")
    link = driver.find_element(*by_test_id("next-page"))
    assert link.text == "Next in First week: Forms"
    link.click()
    wait.until(EC.url_matches("/forms$"))


def test_last_page(driver, opened):
    """last-page: the last page of a track has no such link"""
    opened("/about")
    assert driver.find_elements(*by_test_id("next-page")) == []
