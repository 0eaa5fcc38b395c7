import pytest
from locators import by_test_id
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions
from selenium.webdriver.support import expected_conditions as EC

# What browsers store belongs to the site, and all tests share one browser.
FORGET = """
const done = arguments[0];
localStorage.clear();
sessionStorage.clear();
indexedDB.databases().then((databases) => {
  for (const { name } of databases) indexedDB.deleteDatabase(name);
  done();
});
"""


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait)
    driver.execute_async_script(FORGET)
    open_page(driver, site, wait)
    first = driver.current_window_handle
    yield
    driver.execute_cdp_cmd("Browser.resetPermissions", {})
    for tab in driver.window_handles:
        if tab != first:
            driver.switch_to.window(tab)
            driver.close()
    driver.switch_to.window(first)


def open_page(driver, site, wait):
    driver.get(f"{site}/storage")
    wait.until(EC.presence_of_element_located(by_test_id("storage-exercises")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    """Clicks on what is in the middle of the window: the header covers what is scrolled to the top."""
    element = find(driver, name)
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
    element.click()


def answer_banner(driver):
    find(driver, "consent-necessary").click()


def reload(driver, wait):
    driver.refresh()
    wait.until(EC.presence_of_element_located(by_test_id("storage-exercises")))


def type_into(driver, name, text):
    field = find(driver, name)
    field.clear()
    field.send_keys(text)


def save(driver, kind, text):
    type_into(driver, f"note-{kind}-text", text)
    press(driver, f"note-{kind}-save")


def reads(name, text):
    return lambda driver: driver.find_element(*by_test_id(name)).text == text


def grant(driver, *permissions):
    """Chromium refuses all that is not granted."""
    driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": list(permissions)})


def test_banner(driver, wait):
    """banner: until it is answered no exercise takes a click or the focus"""
    for buttons in [["consent-accept"], ["consent-necessary"], ["consent-choose", "consent-save"]]:
        wait.until(EC.visibility_of_element_located(by_test_id("consent-banner")))
        save_button = find(driver, "note-local-save")
        driver.execute_script("arguments[0].scrollIntoView({ block: 'center' }); arguments[0].focus()", save_button)
        assert driver.switch_to.active_element != save_button
        # At its place, whatever lies over it there. `click()` would say what that is instead.
        ActionChains(driver).move_to_element(save_button).click().send_keys(Keys.ESCAPE).perform()
        assert find(driver, "consent-banner").is_displayed()
        assert find(driver, "note-local-stored").text == "Nothing stored"
        for button in buttons:
            find(driver, button).click()
        wait.until(EC.invisibility_of_element_located(by_test_id("consent-banner")))
        driver.execute_script("arguments[0].focus()", save_button)
        assert driver.switch_to.active_element == save_button
        press(driver, "consent-forget")


def test_remembered(driver, wait):
    """remembered: the answer is kept over reloads until it is forgotten"""
    for text, buttons in [
        ("All accepted", ["consent-accept"]),
        ("Only necessary", ["consent-necessary"]),
        ("Chosen: statistics", ["consent-choose", "consent-statistics", "consent-save"]),
        ("Chosen: marketing", ["consent-choose", "consent-marketing", "consent-save"]),
    ]:
        for button in buttons:
            find(driver, button).click()
        wait.until(reads("consent-status", text))
        reload(driver, wait)
        wait.until(reads("consent-status", text))
        assert not driver.find_elements(*by_test_id("consent-banner"))
        press(driver, "consent-forget")
        wait.until(EC.visibility_of_element_located(by_test_id("consent-banner")))
        reload(driver, wait)
        wait.until(EC.visibility_of_element_located(by_test_id("consent-banner")))


def test_local(driver, site, wait):
    """local: the note is kept over reloads, and other tabs show it at once"""
    answer_banner(driver)
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    other = driver.current_window_handle
    open_page(driver, site, wait)
    assert find(driver, "note-local-stored").text == "Nothing stored"
    for text in ["Milk", "Bread"]:
        driver.switch_to.window(first)
        save(driver, "local", text)
        wait.until(reads("note-local-stored", f"Stored: {text}"))
        reload(driver, wait)
        assert find(driver, "note-local-stored").text == f"Stored: {text}"
        driver.switch_to.window(other)
        wait.until(reads("note-local-stored", f"Stored: {text}"))
    driver.switch_to.window(first)
    press(driver, "note-local-delete")
    wait.until(reads("note-local-stored", "Nothing stored"))
    driver.switch_to.window(other)
    wait.until(reads("note-local-stored", "Nothing stored"))


def test_session(driver, site, wait):
    """session: the note is kept for its own tab"""
    answer_banner(driver)
    first = driver.current_window_handle
    save(driver, "session", "Milk")
    wait.until(reads("note-session-stored", "Stored: Milk"))
    reload(driver, wait)
    assert find(driver, "note-session-stored").text == "Stored: Milk"
    driver.switch_to.new_window("tab")
    open_page(driver, site, wait)
    assert find(driver, "note-session-stored").text == "Nothing stored"
    driver.switch_to.window(first)
    press(driver, "note-session-delete")
    wait.until(reads("note-session-stored", "Nothing stored"))
    reload(driver, wait)
    assert find(driver, "note-session-stored").text == "Nothing stored"


def test_database(driver, site, wait):
    """database: the note is read a moment after the page has opened"""
    answer_banner(driver)
    wait.until(reads("note-database-stored", "Nothing stored"))
    for text in ["Milk", "Bread"]:
        save(driver, "database", text)
        wait.until(reads("note-database-stored", f"Stored: {text}"))
        reload(driver, wait)
        wait.until(reads("note-database-stored", f"Stored: {text}"))
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    open_page(driver, site, wait)
    wait.until(reads("note-database-stored", "Stored: Bread"))
    driver.switch_to.window(first)
    press(driver, "note-database-delete")
    wait.until(reads("note-database-stored", "Nothing stored"))
    # A database that never answers, because a real one may be read before a test can look.
    script = driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": "IDBFactory.prototype.open = () => ({})"}
    )
    reload(driver, wait)
    assert find(driver, "note-database-stored").text == "Reading"
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    reload(driver, wait)
    wait.until(reads("note-database-stored", "Nothing stored"))


def test_clipboard(driver, wait):
    """clipboard: a text is copied and pasted, if the browser lets the page"""
    answer_banner(driver)
    grant(driver, "clipboardReadWrite", "clipboardSanitizedWrite")
    for text in ["Ticket 4711", "Ticket 12"]:
        type_into(driver, "clipboard-text", text)
        press(driver, "clipboard-copy")
        wait.until(reads("clipboard-copied", f"Copied: {text}"))
        assert driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])") == text
    driver.execute_async_script("navigator.clipboard.writeText('Milk').then(arguments[0])")
    press(driver, "clipboard-paste")
    wait.until(reads("clipboard-pasted", "Pasted: Milk"))

    grant(driver, "geolocation")
    press(driver, "clipboard-copy")
    wait.until(reads("clipboard-copied", "Refused"))
    press(driver, "clipboard-paste")
    wait.until(reads("clipboard-pasted", "Refused"))

    driver.execute_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    press(driver, "clipboard-copy")
    wait.until(reads("clipboard-copied", "Not available"))
    press(driver, "clipboard-paste")
    wait.until(reads("clipboard-pasted", "Not available"))


def test_location(driver, wait):
    """location: each answer of the browser is shown, and what it says of the permission"""
    answer_banner(driver)
    ask = {"permission": {"name": "geolocation"}, "setting": "prompt"}
    driver.execute_cdp_cmd("Browser.setPermission", ask)
    wait.until(reads("permission-location-state", "Permission: prompt"))
    grant(driver, "geolocation")
    wait.until(reads("permission-location-state", "Permission: granted"))
    for latitude, longitude, text in [
        (52.52, 13.405, "Granted: 52.5200, 13.4050"),
        (-33.86882, 151.20929, "Granted: -33.8688, 151.2093"),
    ]:
        place = {"latitude": latitude, "longitude": longitude, "accuracy": 1}
        driver.execute_cdp_cmd("Emulation.setGeolocationOverride", place)
        press(driver, "permission-location-ask")
        wait.until(reads("permission-location-result", text))
    # Without a place: where it is cannot be found out.
    driver.execute_cdp_cmd("Emulation.setGeolocationOverride", {})
    press(driver, "permission-location-ask")
    wait.until(reads("permission-location-result", "Not available"))
    driver.execute_cdp_cmd("Emulation.clearGeolocationOverride", {})
    grant(driver, "notifications")
    wait.until(reads("permission-location-state", "Permission: denied"))
    press(driver, "permission-location-ask")
    wait.until(reads("permission-location-result", "Refused"))


def test_asked(driver, wait):
    """asked: notifications and camera are granted, refused or not available"""
    answer_banner(driver)
    for granted, text in [("geolocation", "Refused"), ("notifications", "Granted")]:
        grant(driver, granted)
        press(driver, "permission-notifications-ask")
        wait.until(reads("permission-notifications-result", text))
    # The browser's answers for the camera, because a machine that runs tests has none.
    driver.execute_script("""
        window.stream = document.createElement('canvas').captureStream();
        navigator.mediaDevices.getUserMedia = async () => stream;
    """)
    press(driver, "permission-camera-ask")
    wait.until(reads("permission-camera-result", "Granted, camera off"))
    assert driver.execute_script("return stream.getTracks().map(({ readyState }) => readyState)") == ["ended"]
    for error, text in [("NotAllowedError", "Refused"), ("NotFoundError", "Not available")]:
        driver.execute_script(f"""
            navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '{error}'));
        """)
        press(driver, "permission-camera-ask")
        wait.until(reads("permission-camera-result", text))


def test_online(driver, wait):
    """online: it says whether the browser is online, and counts the changes"""
    answer_banner(driver)
    assert find(driver, "connection-status").text == "Online"
    assert find(driver, "connection-changes").text == "Changes: 0"
    for count, offline in enumerate([True, False, True, False], start=1):
        driver.set_network_conditions(offline=offline, latency=0, throughput=-1)
        wait.until(reads("connection-status", "Offline" if offline else "Online"))
        assert find(driver, "connection-changes").text == f"Changes: {count}"
    driver.delete_network_conditions()
    # As on a page that is opened from a cache.
    script = driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {"source": "Object.defineProperty(navigator, 'onLine', { value: false })"},
    )
    reload(driver, wait)
    assert find(driver, "connection-status").text == "Offline"
    assert find(driver, "connection-changes").text == "Changes: 0"
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_passkey(driver, wait):
    """passkey: one is created and used, and wrong answers are found out"""
    answer_banner(driver)
    # The driver's own device that says yes to everything.
    options = VirtualAuthenticatorOptions(
        transport=VirtualAuthenticatorOptions.Transport.INTERNAL,
        has_resident_key=True,
        has_user_verification=True,
        is_user_verified=True,
    )
    driver.add_virtual_authenticator(options)
    for name in ["Ada", "Bess"]:
        type_into(driver, "passkey-name", name)
        press(driver, "passkey-create")
        wait.until(reads("passkey-status", f"Created for {name}"))
        press(driver, "passkey-sign-in")
        wait.until(reads("passkey-status", f"Signed in as {name}"))
        reload(driver, wait)
        press(driver, "passkey-sign-in")
        wait.until(reads("passkey-status", f"Signed in as {name}"))
        driver.remove_all_credentials()
    driver.remove_virtual_authenticator()

    for error, text in [("NotAllowedError", "Refused"), ("SecurityError", "Not available")]:
        driver.execute_script(f"""
            const fail = () => Promise.reject(new DOMException('', '{error}'));
            Object.assign(navigator.credentials, {{ create: fail, get: fail }});
        """)
        for button in ["passkey-create", "passkey-sign-in"]:
            press(driver, button)
            wait.until(reads("passkey-status", text))
    driver.execute_script("""
        const answer = (type) => async () => {
          const data = { type, challenge: 'AAAA', origin: location.origin };
          return { response: { clientDataJSON: new TextEncoder().encode(JSON.stringify(data)) } };
        };
        Object.assign(navigator.credentials, { create: answer('webauthn.create'), get: answer('webauthn.get') });
    """)
    for button in ["passkey-create", "passkey-sign-in"]:
        press(driver, button)
        wait.until(reads("passkey-status", "Wrong: challenge"))
