import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


# Waits take a fifth of their time. The tests compare them with that, so they run faster.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/web-components?delayScale=0.2")
    wait.until(EC.visibility_of_element_located(by_test_id("wc-outer")))


def find(driver, *names):
    """All names but the last are those of hosts. A search stops at a root, and has to continue from there."""
    *hosts, last = names
    for host in hosts:
        driver = driver.find_element(*by_test_id(host)).shadow_root
    return driver.find_element(*by_test_id(last))


def shows(text, *names):
    return lambda driver: find(driver, *names).text == text


ROOTS = "wc-outer", "wc-middle", "wc-inner"


def send_message(driver):
    find(driver, *ROOTS, "wc-message").send_keys("hello")
    find(driver, *ROOTS, "wc-send").click()


def has_guests(*names):
    guests = (By.CSS_SELECTOR, '[data-testid="wc-card"] > :not([slot])')
    return lambda driver: texts(driver.find_elements(*guests)) == list(names)


def try_code(driver, code, *keys):
    """The element passes its focus on to what is in its root."""
    driver.execute_script("arguments[0].focus()", find(driver, "wc-vault"))
    ActionChains(driver).send_keys(code, *keys).perform()


def stars(driver):
    return [find(driver, "wc-stars", f"wc-star-{number}") for number in range(1, 6)]


def load_tickets(driver, wait):
    find(driver, "wc-late-load").click()
    wait.until(lambda _: driver.execute_script("return arguments[0].shadowRoot", find(driver, "wc-late")))
def test_nested(driver, wait):
    """nested: a message from the innermost of three roots is shown"""
    message, send = find(driver, *ROOTS, "wc-message"), find(driver, *ROOTS, "wc-send")
    assert message.accessible_name == "Message"
    for text in ("hello", "bye"):
        message.send_keys(text)
        send.click()
        wait.until(shows(f"Received: {text}", "wc-nested-result"))


def test_enter(driver, wait):
    """enter: Enter sends the message too"""
    find(driver, *ROOTS, "wc-message").send_keys("hello", Keys.ENTER)
    wait.until(shows("Received: hello", "wc-nested-result"))


def test_emptied(driver):
    """emptied: the field is empty after a message was sent"""
    send_message(driver)
    assert find(driver, *ROOTS, "wc-message").get_property("value") == ""


def test_focus(driver):
    """focus: the focus is in the field after “Send”"""
    send_message(driver)
    message = find(driver, *ROOTS, "wc-message")
    assert driver.execute_script("return arguments[0].getRootNode().activeElement", message) == message


def test_heard(driver, wait):
    """heard: each root counts each message"""
    for count in (1, 2):
        send_message(driver)
        wait.until(shows(f"Outer: {count}", *ROOTS[:1], "wc-outer-count"))
        wait.until(shows(f"Middle: {count}", *ROOTS[:2], "wc-middle-count"))
        wait.until(shows(f"Inner: {count}", *ROOTS, "wc-inner-count"))


def test_blank(driver, wait):
    """blank: an empty message is not sent"""
    find(driver, *ROOTS, "wc-send").click()
    # A second message follows, so that the empty one has had time to arrive.
    send_message(driver)
    wait.until(shows("Inner: 1", *ROOTS, "wc-inner-count"))


def test_guests(driver, wait):
    """guests: “Add guest” shows the next name"""
    wait.until(has_guests("Ada", "Grace"))
    find(driver, "wc-add-guest").click()
    wait.until(has_guests("Ada", "Grace", "Edsger"))


def test_removed(driver, wait):
    """removed: “Remove guest” removes the last name"""
    for names in (["Ada"], []):
        find(driver, "wc-remove-guest").click()
        wait.until(has_guests(*names))


def test_counted(driver, wait):
    """counted: the card counts its guests"""
    wait.until(shows("2 guests", "wc-card", "wc-guest-count"))
    for count in ("1 guest", "No guests"):
        find(driver, "wc-remove-guest").click()
        wait.until(shows(count, "wc-card", "wc-guest-count"))


def test_note(driver, wait):
    """note: a note replaces “No note”"""
    none = find(driver, "wc-card", "wc-no-note")
    assert none.is_displayed()
    assert none.text == "No note"
    find(driver, "wc-toggle-note").click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("wc-note"), "Bring a cake"))
    # By its size, because `is_displayed` does not know what a slot shows.
    wait.until(lambda _: none.size["height"] == 0)


def test_bare(driver, wait):
    """bare: “Remove note” shows “No note” again"""
    find(driver, "wc-toggle-note").click()
    wait.until(EC.visibility_of_element_located(by_test_id("wc-note")))
    assert find(driver, "wc-toggle-note").text == "Remove note"
    find(driver, "wc-toggle-note").click()
    wait.until(EC.invisibility_of_element_located(by_test_id("wc-note")))
    wait.until(lambda _: find(driver, "wc-card", "wc-no-note").size["height"] > 0)


def test_unslotted(driver):
    """unslotted: content without a slot is never visible"""
    # It is in the document, but not on the screen.
    unslotted = find(driver, "wc-unslotted")
    assert unslotted.get_property("textContent") == "Members only"
    assert not unslotted.is_displayed()


def test_closed(driver, wait):
    """closed: no selector finds the button that Tab reaches"""
    vault = find(driver, "wc-vault")
    assert driver.execute_script("return arguments[0].shadowRoot", vault) is None
    assert vault.find_elements(By.CSS_SELECTOR, "*") == []
    try_code(driver, "12", Keys.TAB, Keys.SPACE)
    wait.until(shows("Wrong code: 12", "wc-vault-result"))


def test_opened(driver, wait):
    """opened: the right code opens"""
    try_code(driver, "4711", Keys.ENTER)
    wait.until(shows("Opened", "wc-vault-result"))


def test_wrong(driver, wait):
    """wrong: any other code is refused"""
    try_code(driver, "4712", Keys.ENTER)
    wait.until(shows("Wrong code: 4712", "wc-vault-result"))


def test_retry(driver, wait):
    """retry: the field is empty after each try"""
    for code in ("12", "34"):
        try_code(driver, code, Keys.ENTER)
        wait.until(shows(f"Wrong code: {code}", "wc-vault-result"))


def test_missing(driver, wait):
    """missing: a review without stars shows an error"""
    find(driver, "wc-review-send").click()
    wait.until(shows("Choose from one to five stars", "wc-stars-error"))


def test_unsent(driver, wait):
    """unsent: a review without stars is not sent"""
    find(driver, "wc-review-send").click()
    wait.until(lambda _: find(driver, "wc-stars-error").text != "")
    assert find(driver, "wc-review-result").text == ""


def test_first(driver):
    """first: the focus goes to the first star"""
    find(driver, "wc-review-send").click()
    first = find(driver, "wc-stars", "wc-star-1")
    assert driver.execute_script("return arguments[0].getRootNode().activeElement", first) == first


def test_chosen(driver, wait):
    """chosen: the error disappears once a star is chosen"""
    find(driver, "wc-review-send").click()
    wait.until(lambda _: find(driver, "wc-stars-error").text != "")
    find(driver, "wc-stars", "wc-star-3").click()
    wait.until(shows("", "wc-stars-error"))


def test_review(driver, wait):
    """review: stars and comment are sent"""
    find(driver, "wc-stars", "wc-star-4").click()
    find(driver, "wc-comment").send_keys("Good")
    find(driver, "wc-review-send").click()
    wait.until(shows("Sent: 4 stars, Good", "wc-review-result"))


def test_starless(driver, wait):
    """starless: “No stars” disables the stars"""
    find(driver, "wc-comment").send_keys("Good")
    find(driver, "wc-no-stars").click()
    wait.until(lambda _: not any(star.is_enabled() for star in stars(driver)))
    find(driver, "wc-review-send").click()
    wait.until(shows("Sent: no stars, Good", "wc-review-result"))


def test_reset(driver, wait):
    """reset: “Reset” clears the whole form"""
    find(driver, "wc-stars", "wc-star-4").click()
    find(driver, "wc-comment").send_keys("Good")
    find(driver, "wc-review-send").click()
    find(driver, "wc-no-stars").click()
    find(driver, "wc-review-reset").click()
    wait.until(shows("", "wc-review-result"))
    assert find(driver, "wc-comment").get_property("value") == ""
    assert not find(driver, "wc-no-stars").is_selected()
    assert not any(star.is_selected() for star in stars(driver))
    find(driver, "wc-review-send").click()
    wait.until(lambda _: find(driver, "wc-stars-error").text != "")


def test_late(driver, wait):
    """late: a plain text becomes a counter after 1 to 3 seconds"""
    tickets = find(driver, "wc-late")
    assert tickets.text == "A ticket is 20 €"
    # Before it is defined, the element has no root.
    stopwatch = Stopwatch(driver, "!element.shadowRoot", "click", longest=0.6, element=tickets)
    find(driver, "wc-late-load").click()
    assert stopwatch.seconds(wait) >= 0.2
    wait.until(shows("1 ticket, 20 €", "wc-late", "wc-late-total"))


def test_more(driver, wait):
    """more: “One more” adds a ticket"""
    load_tickets(driver, wait)
    for total in ("2 tickets, 40 €", "3 tickets, 60 €"):
        find(driver, "wc-late", "wc-late-more").click()
        wait.until(shows(total, "wc-late", "wc-late-total"))


def test_less(driver, wait):
    """less: “One less” never removes the last ticket"""
    load_tickets(driver, wait)
    find(driver, "wc-late", "wc-late-more").click()
    for _ in ("the second", "the last"):
        find(driver, "wc-late", "wc-late-less").click()
        wait.until(shows("1 ticket, 20 €", "wc-late", "wc-late-total"))


def poll(driver, wait):
    """The root in the current frame, once its document is there."""
    box = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "poll-box")))
    return wait.until(lambda _: box.shadow_root)


def vote(root, choice):
    next(button for button in root.find_elements(By.CSS_SELECTOR, "button") if button.text == choice).click()


def votes(root):
    return root.find_element(By.CSS_SELECTOR, "[role=status]").text


def test_framed(driver, wait):
    """framed: the buttons in the frame count their votes"""
    assert find(driver, "wc-frame").accessible_name == "Poll"
    # First into the frame, then into the root.
    driver.switch_to.frame(find(driver, "wc-frame"))
    root = poll(driver, wait)
    assert driver.find_elements(By.CSS_SELECTOR, "button") == []
    for choice, result in [
        ("Tea", "Tea: 1, Coffee: 0"),
        ("Coffee", "Tea: 1, Coffee: 1"),
        ("Coffee", "Tea: 1, Coffee: 2"),
    ]:
        vote(root, choice)
        wait.until(lambda _: votes(root) == result)


def test_voted(driver, wait):
    """voted: the page shows the last vote"""
    for choice in ("Tea", "Coffee"):
        driver.switch_to.frame(find(driver, "wc-frame"))
        vote(poll(driver, wait), choice)
        driver.switch_to.default_content()
        wait.until(shows(f"Last vote: {choice}", "wc-framed-result"))


def test_enclosed(driver, wait):
    """enclosed: the page shows the last vote of the frame in the root"""
    assert driver.find_elements(*by_test_id("wc-enclosed-frame")) == []
    # First into the root, then into the frame.
    driver.switch_to.frame(find(driver, "wc-window", "wc-enclosed-frame"))
    vote(poll(driver, wait), "Coffee")
    driver.switch_to.default_content()
    wait.until(shows("Last vote: Coffee", "wc-enclosed-result"))


def test_apart(driver, wait):
    """apart: a vote in one frame is no vote of the other"""
    driver.switch_to.frame(find(driver, "wc-frame"))
    vote(poll(driver, wait), "Tea")
    driver.switch_to.default_content()
    wait.until(lambda _: find(driver, "wc-framed-result").text != "")
    assert find(driver, "wc-enclosed-result").text == ""
    driver.switch_to.frame(find(driver, "wc-window", "wc-enclosed-frame"))
    assert votes(poll(driver, wait)) == "Tea: 0, Coffee: 0"
