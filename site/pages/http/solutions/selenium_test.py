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
    button = find(driver, name)
    # To the middle, because Selenium does not scroll to what is in the window and under the header.
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()


def shows(name, text):
    return EC.text_to_be_present_in_element(by_test_id(name), text)


def choose(driver, name, text):
    Select(find(driver, name)).select_by_visible_text(text)


def requests(driver, part):
    """The addresses that the page has asked for."""
    script = "return performance.getEntriesByType('resource').map(({ name }) => name)"
    return [name for name in driver.execute_script(script) if part in name]


def asked(driver, address, headers):
    """Status and text of an answer. By a script, because for a document the browser itself would ask for a password."""
    script = """
      const [address, headers, done] = arguments;
      fetch(address, { credentials: 'omit', headers }).then(async (answer) => done([answer.status, await answer.text()]));
    """
    return driver.execute_async_script(script, address, headers)


def test_auth(driver, site, wait):
    """auth: both kinds take admin with its password, and nobody else"""
    for name, title in [("http-basic", "Basic authentication"), ("http-digest", "Digest authentication")]:
        open_page(driver, site, wait)
        address = find(driver, name).get_attribute("href")
        for headers in [{}, {"Authorization": "Basic YWRtaW46d3Jvbmc="}]:
            status, text = asked(driver, address, headers)
            assert status == 401
            assert "Not signed in: name and password are admin." in text
        # Selenium cannot answer the browser's question. Credentials in the address answer it ahead.
        driver.get(address.replace("://", "://admin:admin@"))
        wait.until(shows("http-line-0", "Signed in as admin."))
        assert find(driver, "http-title").text == title
        assert driver.execute_script(STATUS) == 200


def test_status(driver, wait):
    """status: the page tells the status that was chosen, and where one leads on"""
    for code, answer in [
        ("404", "Answered: 404"),
        ("204", "Answered: 204"),
        ("503", "Answered: 503"),
        ("301", "Answered: 200, redirected"),
        ("200", "Answered: 200"),
        ("302", "Answered: 200, redirected"),
    ]:
        choose(driver, "http-code", code)
        press(driver, "http-ask-status")
        wait.until(lambda _: find(driver, "http-status").text == answer)


def test_open(driver, site, wait):
    """open: the answer with the chosen status is shown"""
    for code, heading in [("404", "404 Not Found"), ("500", "500 Internal Server Error")]:
        open_page(driver, site, wait)
        choose(driver, "http-code", code)
        press(driver, "http-open-status")
        wait.until(shows("http-title", heading))
        assert driver.execute_script(STATUS) == int(code)


def test_redirects(driver, wait):
    """redirects: the page goes through as many as chosen, to the end"""
    for times in ["10", "1", "3"]:
        choose(driver, "http-times", times)
        press(driver, "http-follow")
        wait.until(shows("http-redirects", "Ended at /http/redirect/0: 200"))
        # A browser counts the redirects of a request, and calls the request by its first address.
        wait.until(lambda _: requests(driver, f"/http/redirect/{times}"))
        wait.until(EC.element_to_be_clickable(by_test_id("http-follow")))
        driver.execute_script("performance.clearResourceTimings()")


def test_slow(driver, wait):
    """slow: an answer that takes 2 seconds is waited for"""
    press(driver, "http-ask-slow")
    wait.until(shows("http-slow", "Asking"))
    assert not find(driver, "http-ask-slow").is_enabled()
    wait.until(shows("http-slow", "Answered: 200"))
    assert find(driver, "http-ask-slow").is_enabled()
    [address] = requests(driver, "/http/slow")
    assert urlsplit(address).query == "ms=2000"


def test_patience(driver, wait):
    """patience: after one second the page gives up"""
    choose(driver, "http-patience", "One second")
    # Times within the page, because a slow machine delays the test as much as the page.
    driver.execute_script(
        """
        const slow = arguments[0];
        new MutationObserver(() => {
          const now = performance.now();
          if (slow.textContent === 'Asking') window.asked = now;
          else window.waited = now - window.asked;
        }).observe(slow, { childList: true, characterData: true, subtree: true });
        """,
        find(driver, "http-slow"),
    )
    press(driver, "http-ask-slow")
    wait.until(shows("http-slow", "Gave up"))
    assert find(driver, "http-ask-slow").is_enabled()
    assert 990 < driver.execute_script("return window.waited") < 1900


def test_download(driver, wait, downloads):
    """download: the file has a header and all orders"""
    path = downloads / "orders.csv"
    # The file of an earlier test would be taken for this one.
    path.unlink(missing_ok=True)
    press(driver, "http-download")
    # Chromium writes under another name and renames the file once it is complete.
    wait.until(lambda _: path.exists())
    header, *rows = csv.reader(path.read_text().splitlines())
    assert len(header) == 5
    assert [int(row[0]) for row in rows] == list(range(1001, 1024))


def test_cache(driver, wait):
    """cache: who has the answer already is told that it has not changed"""
    assert not find(driver, "http-ask-changed").is_enabled()
    for name, status in [("http-ask-cache", 200), ("http-ask-changed", 304), ("http-ask-cache", 200)]:
        press(driver, name)
        wait.until(shows("http-cache", f"Answered: {status}"))


def test_cookies(driver, wait):
    """cookies: all come along that may, and the page reads some of them"""
    assert find(driver, "http-cookies-seen").text == "Read by the page: none"
    press(driver, "http-set-cookies")
    wait.until(shows("http-cookies-sent", "Sent: none"))
    assert "practice-session" in find(driver, "http-cookies-seen").text
    press(driver, "http-set-cookies")
    wait.until(shows("http-cookies-sent", "practice-session"))
    for hidden in ["practice-http-only", "practice-path"]:
        assert hidden in find(driver, "http-cookies-sent").text
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
