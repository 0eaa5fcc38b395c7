import pytest
from locators import by_test_id
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions
from selenium.webdriver.support import expected_conditions as EC

# All tests share one browser, so this removes what earlier tests have stored.
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
    find(driver, name).click()


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


def press_all(driver, buttons):
    for button in buttons:
        find(driver, button).click()


def open_tab(driver, site, wait):
    driver.switch_to.new_window("tab")
    open_page(driver, site, wait)
    return driver.current_window_handle


# What the status reads, after these buttons.
CHOICES = [
    ("All accepted", ["consent-accept"]),
    ("Only necessary", ["consent-necessary"]),
    ("Chosen: statistics", ["consent-choose", "consent-statistics", "consent-save"]),
    ("Chosen: marketing", ["consent-choose", "consent-marketing", "consent-save"]),
]
def test_banner(driver, wait):
    """banner: no exercise takes a click or the focus while the banner is there"""
    wait.until(EC.visibility_of_element_located(by_test_id("consent-banner")))
    save_button = find(driver, "note-local-save")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' }); arguments[0].focus()", save_button)
    assert driver.switch_to.active_element != save_button
    # Clicks at its place, even if something covers it there. `click()` would fail and name what covers it.
    ActionChains(driver).move_to_element(save_button).click().send_keys(Keys.ESCAPE).perform()
    assert find(driver, "consent-banner").is_displayed()
    assert find(driver, "note-local-stored").text == "Nothing stored"


def test_choices(driver, wait):
    """choices: each choice closes the banner"""
    for buttons in [["consent-accept"], ["consent-necessary"], ["consent-choose", "consent-save"]]:
        press_all(driver, buttons)
        wait.until(EC.invisibility_of_element_located(by_test_id("consent-banner")))
        driver.execute_script("arguments[0].focus()", find(driver, "note-local-save"))
        assert driver.switch_to.active_element == find(driver, "note-local-save")
        press(driver, "consent-forget")


def test_status(driver, wait):
    """status: the status shows the choice"""
    for text, buttons in CHOICES:
        press_all(driver, buttons)
        wait.until(reads("consent-status", text))
        driver.execute_script("localStorage.clear()")
        reload(driver, wait)


def test_remembered(driver, wait):
    """remembered: the choice is kept after a reload"""
    for text, buttons in CHOICES:
        press_all(driver, buttons)
        reload(driver, wait)
        wait.until(reads("consent-status", text))
        assert not driver.find_elements(*by_test_id("consent-banner"))
        press(driver, "consent-forget")


def test_forgotten(driver, wait):
    """forgotten: the banner is shown again"""
    press_all(driver, ["consent-accept"])
    press(driver, "consent-forget")
    wait.until(EC.visibility_of_element_located(by_test_id("consent-banner")))
    reload(driver, wait)
    wait.until(EC.visibility_of_element_located(by_test_id("consent-banner")))


def test_local(driver, wait):
    """local: the note is kept after reloads"""
    answer_banner(driver)
    for text in ["Milk", "Bread"]:
        save(driver, "local", text)
        wait.until(reads("note-local-stored", f"Stored: {text}"))
        reload(driver, wait)
        assert find(driver, "note-local-stored").text == f"Stored: {text}"


def test_tabs(driver, site, wait):
    """tabs: other tabs show a new note"""
    answer_banner(driver)
    first, other = driver.current_window_handle, open_tab(driver, site, wait)
    driver.switch_to.window(first)
    save(driver, "local", "Milk")
    driver.switch_to.window(other)
    wait.until(reads("note-local-stored", "Stored: Milk"))


def test_deleted(driver, site, wait):
    """deleted: the note is deleted in all tabs"""
    answer_banner(driver)
    save(driver, "local", "Milk")
    first, other = driver.current_window_handle, open_tab(driver, site, wait)
    assert find(driver, "note-local-stored").text == "Stored: Milk"
    driver.switch_to.window(first)
    press(driver, "note-local-delete")
    for tab in (first, other):
        driver.switch_to.window(tab)
        wait.until(reads("note-local-stored", "Nothing stored"))


def test_session(driver, wait):
    """session: the note is kept over a reload"""
    answer_banner(driver)
    save(driver, "session", "Milk")
    wait.until(reads("note-session-stored", "Stored: Milk"))
    reload(driver, wait)
    assert find(driver, "note-session-stored").text == "Stored: Milk"


def test_private(driver, site, wait):
    """private: no other tab shows the note"""
    answer_banner(driver)
    save(driver, "session", "Milk")
    wait.until(reads("note-session-stored", "Stored: Milk"))
    open_tab(driver, site, wait)
    assert find(driver, "note-session-stored").text == "Nothing stored"


def test_emptied(driver, wait):
    """emptied: the deleted note is gone for good"""
    answer_banner(driver)
    save(driver, "session", "Milk")
    press(driver, "note-session-delete")
    wait.until(reads("note-session-stored", "Nothing stored"))
    reload(driver, wait)
    assert find(driver, "note-session-stored").text == "Nothing stored"


def test_database(driver, site, wait):
    """database: the newest note is kept"""
    answer_banner(driver)
    for text in ["Milk", "Bread"]:
        save(driver, "database", text)
        wait.until(reads("note-database-stored", f"Stored: {text}"))
        reload(driver, wait)
        wait.until(reads("note-database-stored", f"Stored: {text}"))
    open_tab(driver, site, wait)
    wait.until(reads("note-database-stored", "Stored: Bread"))


def test_reading(driver, wait):
    """reading: the status is “Reading” at first"""
    # A database that never responds, because a real one may respond before a test looks.
    script = driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": "IDBFactory.prototype.open = () => ({})"}
    )
    reload(driver, wait)
    assert find(driver, "note-database-stored").text == "Reading"
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_removed(driver, wait):
    """removed: the deleted note is gone for good"""
    answer_banner(driver)
    save(driver, "database", "Milk")
    wait.until(reads("note-database-stored", "Stored: Milk"))
    press(driver, "note-database-delete")
    wait.until(reads("note-database-stored", "Nothing stored"))
    reload(driver, wait)
    wait.until(reads("note-database-stored", "Nothing stored"))


def test_clipboard(driver, wait):
    """clipboard: a text is copied"""
    answer_banner(driver)
    grant(driver, "clipboardReadWrite", "clipboardSanitizedWrite")
    for text in ["Ticket 4711", "Ticket 12"]:
        type_into(driver, "clipboard-text", text)
        press(driver, "clipboard-copy")
        wait.until(reads("clipboard-copied", f"Copied: {text}"))
        assert driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])") == text


def test_pasted(driver, wait):
    """pasted: a text is pasted"""
    answer_banner(driver)
    grant(driver, "clipboardReadWrite", "clipboardSanitizedWrite")
    driver.execute_async_script("navigator.clipboard.writeText('Milk').then(arguments[0])")
    press(driver, "clipboard-paste")
    wait.until(reads("clipboard-pasted", "Pasted: Milk"))


def test_clipboard_refused(driver, wait):
    """clipboard-refused: a refused or missing clipboard is reported"""
    answer_banner(driver)
    grant(driver, "geolocation")
    for text in ["Refused", "Not available"]:
        press(driver, "clipboard-copy")
        wait.until(reads("clipboard-copied", text))
        press(driver, "clipboard-paste")
        wait.until(reads("clipboard-pasted", text))
        driver.execute_script("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")


def test_location(driver, wait):
    """location: the place is shown with four decimals"""
    answer_banner(driver)
    grant(driver, "geolocation")
    for latitude, longitude, text in [
        (52.52, 13.405, "Granted: 52.5200, 13.4050"),
        (-33.86882, 151.20929, "Granted: -33.8688, 151.2093"),
    ]:
        place = {"latitude": latitude, "longitude": longitude, "accuracy": 1}
        driver.execute_cdp_cmd("Emulation.setGeolocationOverride", place)
        press(driver, "permission-location-ask")
        wait.until(reads("permission-location-result", text))
    driver.execute_cdp_cmd("Emulation.clearGeolocationOverride", {})


def test_location_refused(driver, wait):
    """location-refused: a refused or missing place is reported"""
    answer_banner(driver)
    grant(driver, "geolocation")
    # Without a place, so that the browser finds none.
    driver.execute_cdp_cmd("Emulation.setGeolocationOverride", {})
    press(driver, "permission-location-ask")
    wait.until(reads("permission-location-result", "Not available"))
    driver.execute_cdp_cmd("Emulation.clearGeolocationOverride", {})
    grant(driver, "notifications")
    press(driver, "permission-location-ask")
    wait.until(reads("permission-location-result", "Refused"))


def test_permission(driver, wait):
    """permission: the permission follows the browser"""
    ask = {"permission": {"name": "geolocation"}, "setting": "prompt"}
    driver.execute_cdp_cmd("Browser.setPermission", ask)
    wait.until(reads("permission-location-state", "Permission: prompt"))
    grant(driver, "geolocation")
    wait.until(reads("permission-location-state", "Permission: granted"))
    grant(driver, "notifications")
    wait.until(reads("permission-location-state", "Permission: denied"))


def test_asked(driver, wait):
    """asked: notifications are granted or refused"""
    answer_banner(driver)
    for granted, text in [("geolocation", "Refused"), ("notifications", "Granted")]:
        grant(driver, granted)
        press(driver, "permission-notifications-ask")
        wait.until(reads("permission-notifications-result", text))


def test_camera(driver, wait):
    """camera: the camera is switched off again"""
    answer_banner(driver)
    # Mocks the camera, because a machine that runs tests has none.
    driver.execute_script("""
        window.stream = document.createElement('canvas').captureStream();
        navigator.mediaDevices.getUserMedia = async () => stream;
    """)
    press(driver, "permission-camera-ask")
    wait.until(reads("permission-camera-result", "Granted, camera off"))
    assert driver.execute_script("return stream.getTracks().map(({ readyState }) => readyState)") == ["ended"]


def test_online(driver, wait):
    """online: the status is that of the browser"""
    assert find(driver, "connection-status").text == "Online"
    for offline in (True, False):
        driver.set_network_conditions(offline=offline, latency=0, throughput=-1)
        wait.until(reads("connection-status", "Offline" if offline else "Online"))
    driver.delete_network_conditions()
    # Offline from the start, as on a page that comes from a cache.
    script = driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {"source": "Object.defineProperty(navigator, 'onLine', { value: false })"},
    )
    reload(driver, wait)
    assert find(driver, "connection-status").text == "Offline"
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_changes(driver, wait):
    """changes: each change is counted"""
    assert find(driver, "connection-changes").text == "Changes: 0"
    for count, offline in enumerate([True, False, True, False], start=1):
        driver.set_network_conditions(offline=offline, latency=0, throughput=-1)
        wait.until(reads("connection-changes", f"Changes: {count}"))
    driver.delete_network_conditions()


def test_passkey(driver, wait):
    """passkey: a passkey is created and used"""
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


def test_passkey_refused(driver, wait):
    """passkey-refused: a refused or missing passkey is reported"""
    answer_banner(driver)
    for error, text in [("NotAllowedError", "Refused"), ("SecurityError", "Not available")]:
        driver.execute_script(f"""
            const fail = () => Promise.reject(new DOMException('', '{error}'));
            Object.assign(navigator.credentials, {{ create: fail, get: fail }});
        """)
        for button in ["passkey-create", "passkey-sign-in"]:
            press(driver, button)
            wait.until(reads("passkey-status", text))


def test_challenge(driver, wait):
    """challenge: a passkey for another challenge is refused"""
    answer_banner(driver)
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
