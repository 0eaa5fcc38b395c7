import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


# A fifth of the time: what is tested is that a wait takes its seconds, not that they are long.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/web-components?delayScale=0.2")
    wait.until(EC.visibility_of_element_located(by_test_id("wc-outer")))


def find(driver, *names):
    """Each name but the last is that of a host: a search stops at a root, and has to go on from there."""
    *hosts, last = names
    for host in hosts:
        driver = driver.find_element(*by_test_id(host)).shadow_root
    return driver.find_element(*by_test_id(last))


def shows(text, *names):
    return lambda driver: find(driver, *names).text == text


ROOTS = "wc-outer", "wc-middle", "wc-inner"


def test_nested(driver, wait):
    """nested: a message leaves the innermost of three open roots"""
    message, send = find(driver, *ROOTS, "wc-message"), find(driver, *ROOTS, "wc-send")
    assert message.accessible_name == "Message"
    for text, act in [("hello", send.click), ("bye", lambda: message.send_keys(Keys.ENTER))]:
        message.send_keys(text)
        act()
        wait.until(shows(f"Received: {text}", "wc-nested-result"))
        assert message.get_property("value") == ""
        assert driver.execute_script("return arguments[0].getRootNode().activeElement", message) == message


def test_heard(driver, wait):
    """heard: each root counts each message once, and an empty one is none"""
    message, send = find(driver, *ROOTS, "wc-message"), find(driver, *ROOTS, "wc-send")

    def counts():
        names = ("wc-outer-count",), ("wc-middle-count",), ("wc-inner-count",)
        return [find(driver, *ROOTS[: index + 1], *name).text for index, name in enumerate(names)]

    message.send_keys("hello")
    send.click()
    wait.until(shows("Received: hello", "wc-nested-result"))
    assert counts() == ["Outer: 1", "Middle: 1", "Inner: 1"]
    send.click()
    assert find(driver, "wc-nested-result").text == "Received: hello"
    message.send_keys("bye")
    send.click()
    wait.until(shows("Received: bye", "wc-nested-result"))
    assert counts() == ["Outer: 2", "Middle: 2", "Inner: 2"]


def test_guests(driver, wait):
    """guests: the card shows those who are on the list, and counts them"""

    def become(names, count):
        guests = (By.CSS_SELECTOR, '[data-testid="wc-card"] > :not([slot])')
        wait.until(lambda _: texts(driver.find_elements(*guests)) == names)
        wait.until(shows(count, "wc-card", "wc-guest-count"))

    become(["Ada", "Grace"], "2 guests")
    find(driver, "wc-add-guest").click()
    become(["Ada", "Grace", "Edsger"], "3 guests")
    for names, count in [(["Ada", "Grace"], "2 guests"), (["Ada"], "1 guest"), ([], "No guests")]:
        find(driver, "wc-remove-guest").click()
        become(names, count)


def test_note(driver, wait):
    """note: a note takes the place of No note, and what has no slot is never visible"""
    none, unslotted = find(driver, "wc-card", "wc-no-note"), find(driver, "wc-unslotted")
    assert none.is_displayed()
    assert none.text == "No note"
    # In the document, which says nothing of what is on the screen.
    assert unslotted.get_property("textContent") == "Members only"
    assert not unslotted.is_displayed()
    find(driver, "wc-toggle-note").click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("wc-note"), "Bring a cake"))
    # By its size, because `is_displayed` does not know that a slot shows either the note or this.
    wait.until(lambda _: none.size["height"] == 0)
    assert not unslotted.is_displayed()
    assert find(driver, "wc-toggle-note").text == "Remove note"
    find(driver, "wc-toggle-note").click()
    wait.until(EC.invisibility_of_element_located(by_test_id("wc-note")))
    wait.until(lambda _: none.size["height"] > 0)


def test_closed(driver, wait):
    """closed: the keyboard reaches the field and the button, and no selector does"""
    vault = find(driver, "wc-vault")
    assert driver.execute_script("return arguments[0].shadowRoot", vault) is None
    assert vault.find_elements(By.CSS_SELECTOR, "*") == []
    # The element gives its focus to what is in its root.
    driver.execute_script("arguments[0].focus()", vault)
    for code, keys, result in [
        ("12", [Keys.ENTER], "Wrong code: 12"),
        ("4711", [Keys.ENTER], "Opened"),
        ("4712", [Keys.TAB, Keys.SPACE], "Wrong code: 4712"),
    ]:
        ActionChains(driver).send_keys(code, *keys).perform()
        wait.until(shows(result, "wc-vault-result"))
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    ActionChains(driver).send_keys("4711", Keys.TAB, Keys.ENTER).perform()
    wait.until(shows("Opened", "wc-vault-result"))


def test_missing(driver, wait):
    """missing: a review without stars is not sent, and says so until a star is chosen"""
    find(driver, "wc-review-send").click()
    wait.until(shows("Choose from one to five stars", "wc-stars-error"))
    first = find(driver, "wc-stars", "wc-star-1")
    assert driver.execute_script("return arguments[0].getRootNode().activeElement", first) == first
    assert find(driver, "wc-review-result").text == ""
    find(driver, "wc-stars", "wc-star-3").click()
    wait.until(shows("", "wc-stars-error"))


def test_review(driver, wait):
    """review: stars and comment are sent, can be left out, and are reset"""
    stars = [find(driver, "wc-stars", f"wc-star-{number}") for number in range(1, 6)]
    comment, without = find(driver, "wc-comment"), find(driver, "wc-no-stars")
    stars[3].click()
    comment.send_keys("Good")
    find(driver, "wc-review-send").click()
    wait.until(shows("Sent: 4 stars, Good", "wc-review-result"))
    without.click()
    wait.until(lambda _: not any(star.is_enabled() for star in stars))
    find(driver, "wc-review-send").click()
    wait.until(shows("Sent: no stars, Good", "wc-review-result"))
    find(driver, "wc-review-reset").click()
    wait.until(shows("", "wc-review-result"))
    assert comment.get_property("value") == ""
    assert not without.is_selected()
    assert all(star.is_enabled() and not star.is_selected() for star in stars)
    find(driver, "wc-review-send").click()
    wait.until(shows("Choose from one to five stars", "wc-stars-error"))


def test_late(driver, wait):
    """late: a plain text becomes a counter after 1 to 3 seconds"""
    tickets = find(driver, "wc-late")
    assert tickets.text == "A ticket is 20 €"
    # Before it is defined the element has no root.
    stopwatch = Stopwatch(driver, "!element.shadowRoot", "click", longest=0.6, element=tickets)
    find(driver, "wc-late-load").click()
    assert stopwatch.seconds(wait) >= 0.2
    root = "wc-late"
    wait.until(shows("1 ticket, 20 €", root, "wc-late-total"))
    less, more = find(driver, root, "wc-late-less"), find(driver, root, "wc-late-more")
    for button, total in [
        (more, "2 tickets, 40 €"),
        (more, "3 tickets, 60 €"),
        (less, "2 tickets, 40 €"),
        (less, "1 ticket, 20 €"),
        (less, "1 ticket, 20 €"),
        (more, "2 tickets, 40 €"),
    ]:
        button.click()
        wait.until(shows(total, root, "wc-late-total"))


def poll(driver, wait):
    """The root in the frame that the driver is in, once its document is there."""
    box = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "poll-box")))
    return wait.until(lambda _: box.shadow_root)


def vote(root, choice):
    next(button for button in root.find_elements(By.CSS_SELECTOR, "button") if button.text == choice).click()


def votes(root):
    return root.find_element(By.CSS_SELECTOR, "[role=status]").text


def test_framed(driver, wait):
    """framed: the buttons in the root in the frame count, and the page shows the last vote"""
    assert find(driver, "wc-frame").accessible_name == "Poll"
    for choice, result in [
        ("Tea", "Tea: 1, Coffee: 0"),
        ("Coffee", "Tea: 1, Coffee: 1"),
        ("Coffee", "Tea: 1, Coffee: 2"),
    ]:
        # First into the frame, then into the root.
        driver.switch_to.frame(find(driver, "wc-frame"))
        root = poll(driver, wait)
        assert driver.find_elements(By.CSS_SELECTOR, "button") == []
        vote(root, choice)
        wait.until(lambda _: votes(root) == result)
        driver.switch_to.default_content()
        wait.until(shows(f"Last vote: {choice}", "wc-framed-result"))


def test_enclosed(driver, wait):
    """enclosed: the frame in the root counts for itself"""
    assert driver.find_elements(*by_test_id("wc-enclosed-frame")) == []
    # First into the root, then into the frame.
    driver.switch_to.frame(find(driver, "wc-window", "wc-enclosed-frame"))
    vote(poll(driver, wait), "Coffee")
    driver.switch_to.default_content()
    wait.until(shows("Last vote: Coffee", "wc-enclosed-result"))
    assert find(driver, "wc-framed-result").text == ""
    driver.switch_to.frame(find(driver, "wc-frame"))
    root = poll(driver, wait)
    assert votes(root) == "Tea: 0, Coffee: 0"
    vote(root, "Tea")
    driver.switch_to.default_content()
    wait.until(shows("Last vote: Tea", "wc-framed-result"))
    assert find(driver, "wc-enclosed-result").text == "Last vote: Coffee"
