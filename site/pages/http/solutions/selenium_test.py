import csv
from urllib.parse import urlsplit

import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select

STATUS = "return performance.getEntriesByType('navigation')[0].responseStatus"


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait)


def open_page(driver, site, wait):
    driver.get(f"{site}/http?delayScale=1")
    wait.until(EC.visibility_of_element_located(by_test_id("http")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    find(driver, name).click()


def shows(name, text):
    return EC.text_to_be_present_in_element(by_test_id(name), text)


def choose(driver, name, text):
    Select(find(driver, name)).select_by_visible_text(text)


def requests(driver, part):
    """The addresses that the page has requested."""
    script = "return performance.getEntriesByType('resource').map(({ name }) => name)"
    return [name for name in driver.execute_script(script) if part in name]


def asked(driver, address, headers):
    """Status and text of a response. By a script, because the browser would show a sign-in dialog for a document."""
    script = """
      const [address, headers, done] = arguments;
      fetch(address, { credentials: 'omit', headers })
        .then(async (response) => done([response.status, await response.text()]));
    """
    return driver.execute_async_script(script, address, headers)


def test_auth(driver, site, wait):
    """auth: both kinds accept only admin with the right password"""
    for name, title in [("http-basic", "Basic authentication"), ("http-digest", "Digest authentication")]:
        open_page(driver, site, wait)
        address = find(driver, name).get_attribute("href")
        for headers in [{}, {"Authorization": "Basic YWRtaW46d3Jvbmc="}]:
            status, text = asked(driver, address, headers)
            assert status == 401
            assert "Not signed in: name and password are admin." in text
        # Selenium cannot fill in the browser's dialog. With credentials in the address no dialog opens.
        driver.get(address.replace("://", "://admin:admin@"))
        wait.until(shows("http-line-0", "Signed in as admin."))
        assert find(driver, "http-title").text == title
        assert driver.execute_script(STATUS) == 200


def test_status(driver, wait):
    """status: the status of the response is shown"""
    for code in ["404", "204", "503", "200"]:
        choose(driver, "http-code", code)
        press(driver, "http-ask-status")
        wait.until(lambda _: find(driver, "http-status").text == f"Response: {code}")


def test_redirected(driver, wait):
    """redirected: a redirect is reported"""
    for code in ["301", "302"]:
        choose(driver, "http-code", code)
        press(driver, "http-ask-status")
        wait.until(lambda _: find(driver, "http-status").text == "Response: 200, redirected")


def test_open(driver, site, wait):
    """open: the response with the chosen status is shown"""
    for code, heading in [("404", "404 Not Found"), ("500", "500 Internal Server Error")]:
        open_page(driver, site, wait)
        choose(driver, "http-code", code)
        press(driver, "http-open-status")
        wait.until(shows("http-title", heading))
        assert driver.execute_script(STATUS) == int(code)


def test_redirects(driver, wait):
    """redirects: the chosen number of redirects is followed"""
    for times in ["10", "1", "3"]:
        choose(driver, "http-times", times)
        press(driver, "http-follow")
        # The browser lists a redirected request once, by its first address.
        wait.until(lambda _: requests(driver, f"/http/redirect/{times}"))
        wait.until(EC.element_to_be_clickable(by_test_id("http-follow")))
        driver.execute_script("performance.clearResourceTimings()")


def test_ended(driver, wait):
    """ended: the end of the chain is shown"""
    press(driver, "http-follow")
    wait.until(shows("http-redirects", "Ended at /http/redirect/0: 200"))


def test_slow(driver, wait):
    """slow: the response takes 2 seconds"""
    press(driver, "http-ask-slow")
    wait.until(shows("http-slow", "Response: 200"))
    [address] = requests(driver, "/http/slow")
    assert urlsplit(address).query == "ms=2000"


def test_asking(driver, wait):
    """asking: the button is disabled until the response"""
    press(driver, "http-ask-slow")
    wait.until(shows("http-slow", "Waiting"))
    assert not find(driver, "http-ask-slow").is_enabled()
    wait.until_not(shows("http-slow", "Waiting"))
    assert find(driver, "http-ask-slow").is_enabled()


def test_patience(driver, wait):
    """patience: after one second the page gives up"""
    choose(driver, "http-patience", "One second")
    # Measures in the page, because a slow machine delays the commands of the test, too.
    driver.execute_script(
        """
        const slow = arguments[0];
        new MutationObserver(() => {
          const now = performance.now();
          if (slow.textContent === 'Waiting') window.asked = now;
          else window.waited = now - window.asked;
        }).observe(slow, { childList: true, characterData: true, subtree: true });
        """,
        find(driver, "http-slow"),
    )
    press(driver, "http-ask-slow")
    wait.until(shows("http-slow", "Gave up"))
    assert 990 < driver.execute_script("return window.waited") < 1900


def test_enabled(driver, wait):
    """enabled: the button is enabled again"""
    choose(driver, "http-patience", "One second")
    press(driver, "http-ask-slow")
    wait.until(shows("http-slow", "Gave up"))
    assert find(driver, "http-ask-slow").is_enabled()


def test_download(driver, wait, downloads):
    """download: the file has a header and all orders"""
    path = downloads / "orders.csv"
    # Without this, the file of an earlier test could pass for the new one.
    path.unlink(missing_ok=True)
    press(driver, "http-download")
    # Chromium saves the file under another name first. It renames the file once it is complete.
    wait.until(lambda _: path.exists())
    header, *rows = csv.reader(path.read_text().splitlines())
    assert len(header) == 5
    assert [int(row[0]) for row in rows] == list(range(1001, 1024))


def test_cache(driver, wait):
    """cache: each response is a new one"""
    for _ in range(2):
        press(driver, "http-ask-cache")
        wait.until(shows("http-cache", "Response: 200"))


def test_unchanged(driver, wait):
    """unchanged: an unchanged document is not sent again"""
    press(driver, "http-ask-cache")
    wait.until(shows("http-cache", "Response: 200"))
    press(driver, "http-ask-changed")
    wait.until(shows("http-cache", "Response: 304"))


def test_early(driver, wait):
    """early: the button is disabled before the first response"""
    assert not find(driver, "http-ask-changed").is_enabled()
    press(driver, "http-ask-cache")
    wait.until(EC.element_to_be_clickable(by_test_id("http-ask-changed")))


def test_cookies(driver, wait):
    """cookies: each request sends all its cookies"""
    press(driver, "http-set-cookies")
    wait.until(shows("http-cookies-sent", "Sent: none"))
    press(driver, "http-set-cookies")
    for name in ["practice-session", "practice-http-only", "practice-path"]:
        wait.until(shows("http-cookies-sent", name))


def test_seen(driver, wait):
    """seen: the page reads only some of them"""
    assert find(driver, "http-cookies-seen").text == "Read by the page: none"
    # The second request sends the cookies of the first response, even those that the page cannot read.
    for _ in ["first", "second"]:
        press(driver, "http-set-cookies")
        wait.until(EC.element_to_be_clickable(by_test_id("http-set-cookies")))
        wait.until(shows("http-cookies-seen", "practice-session"))
    for hidden in ["practice-http-only", "practice-path"]:
        assert hidden not in find(driver, "http-cookies-seen").text
    driver.refresh()
    wait.until(shows("http-cookies-seen", "practice-session"))


def test_removed(driver, wait):
    """removed: no cookie is left"""
    press(driver, "http-set-cookies")
    wait.until(shows("http-cookies-seen", "practice-session"))
    press(driver, "http-remove-cookies")
    wait.until(shows("http-cookies-sent", "Removed"))
    assert find(driver, "http-cookies-seen").text == "Read by the page: none"
    assert [cookie for cookie in driver.get_cookies() if cookie["name"].startswith("practice-")] == []
    press(driver, "http-set-cookies")
    wait.until(shows("http-cookies-sent", "Sent: none"))
