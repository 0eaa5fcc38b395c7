import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait
from stopwatch import Stopwatch

VALUES = {
    "name": "Ada",
    "email": "ada@example.org",
    "street": "Main Street 1",
    "postcode": "12345",
    "city": "London",
}

# Runs before the page's own scripts. Long waits end when the test calls `passTime`, so that no test waits a minute. All
# other timers run as usual.
CLOCK = """
const start = window.setTimeout;
const held = new Map();
window.setTimeout = (call, ms, ...rest) => {
  if (ms !== 60000 && ms !== 30000) return start(call, ms, ...rest);
  const timer = start(() => {}, ms);
  held.set(timer, { call: () => call(...rest), ms });
  return timer;
};
const clear = window.clearTimeout;
window.clearTimeout = (timer) => {
  held.delete(timer);
  clear(timer);
};
window.passTime = (passed) => {
  for (const [timer, { call, ms }] of [...held]) {
    if (ms > passed) continue;
    held.delete(timer);
    call();
  }
};
"""


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    added = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": CLOCK})
    driver.get(f"{site}/wizard?delayScale=0")
    # The draft belongs to the tab, and all tests share one tab.
    driver.execute_script("sessionStorage.clear()")
    driver.refresh()
    wait.until(EC.visibility_of_element_located(by_test_id("wizard-example")))
    yield
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


def see(driver, name, text):
    WebDriverWait(driver, 30).until(EC.text_to_be_present_in_element(by_test_id(name), text))


def click(driver, name):
    WebDriverWait(driver, 30).until(EC.element_to_be_clickable(by_test_id(name))).click()


def find(driver, name):
    return WebDriverWait(driver, 30).until(EC.presence_of_element_located(by_test_id(name)))


def fill(driver, *fields):
    for field in fields:
        box = find(driver, f"wizard-{field}")
        box.clear()
        box.send_keys(VALUES[field])


def fill_in(driver):
    fill(driver, "name", "email")
    click(driver, "wizard-next")
    see(driver, "wizard-heading", "Address")
    fill(driver, "street", "postcode", "city")
    click(driver, "wizard-next")
    see(driver, "wizard-heading", "Preferences")
    click(driver, "wizard-contact-post")
    click(driver, "wizard-newsletter")
    click(driver, "wizard-next")
    see(driver, "wizard-heading", "Review")


def has_focus(driver, name):
    return driver.switch_to.active_element == driver.find_element(*by_test_id(name))


def digits(driver):
    return "".join(find(driver, f"otp-digit-{n}").get_attribute("value") for n in range(1, 7))


def paste(driver, position, text):
    """Sends the browser's event of a paste, because the clipboard needs a permission, and all tests share it."""
    script = """
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', arguments[1]);
      arguments[0].dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    """
    driver.execute_script(script, find(driver, f"otp-digit-{position}"), text)


def send_code(driver, number):
    click(driver, "otp-send")
    return find(driver, f"otp-code-{number}").text


def verify(driver, code):
    paste(driver, 1, code)
    click(driver, "otp-verify")


def other(code):
    return "222222" if code == "111111" else "111111"


def test_checked(driver):
    """checked: “Next” needs valid fields"""
    click(driver, "wizard-next")
    see(driver, "wizard-heading", "Account")
    fill(driver, "name")
    find(driver, "wizard-email").send_keys("ada@example")
    click(driver, "wizard-next")
    see(driver, "wizard-error-email", "Enter an email address")
    fill(driver, "email")
    click(driver, "wizard-next")
    see(driver, "wizard-heading", "Address")


def test_described(driver):
    """described: each wrong field is described by its message"""
    click(driver, "wizard-next")
    for field, message in [("name", "Enter your name"), ("email", "Enter an email address like ada@example.org")]:
        described_by = find(driver, f"wizard-{field}").get_attribute("aria-describedby")
        assert driver.find_element(By.ID, described_by).text == message


def test_focus(driver):
    """focus: the first wrong field has the focus"""
    click(driver, "wizard-next")
    assert has_focus(driver, "wizard-name")
    fill(driver, "name")
    click(driver, "wizard-next")
    assert has_focus(driver, "wizard-email")


def test_back(driver):
    """back: “Back” shows the step as it was filled in"""
    fill_in(driver)
    click(driver, "wizard-back")
    see(driver, "wizard-heading", "Preferences")
    assert find(driver, "wizard-contact-post").is_selected()
    click(driver, "wizard-back")
    see(driver, "wizard-heading", "Address")
    assert find(driver, "wizard-city").get_attribute("value") == "London"


def test_current(driver):
    """current: the list marks the current step"""
    fill_in(driver)
    click(driver, "wizard-back")
    see(driver, "wizard-heading", "Preferences")
    assert find(driver, "wizard-step-preferences").get_attribute("aria-current") == "step"
    assert find(driver, "wizard-step-review").get_attribute("aria-current") is None


def test_heading(driver):
    """heading: the heading of a new step has the focus"""
    fill_in(driver)
    assert has_focus(driver, "wizard-heading")
    click(driver, "wizard-back")
    see(driver, "wizard-heading", "Preferences")
    assert has_focus(driver, "wizard-heading")


def test_history(driver):
    """history: back and forward lead through the steps"""
    fill_in(driver)
    for step in ["Preferences", "Address", "Account"]:
        driver.back()
        see(driver, "wizard-heading", step)
    assert find(driver, "wizard-name").get_attribute("value") == "Ada"
    driver.forward()
    see(driver, "wizard-heading", "Address")


def test_address(driver):
    """address: the address keeps its options"""
    fill_in(driver)
    assert "delayScale=0" in driver.current_url


def test_draft(driver):
    """draft: a reload keeps step and values"""
    fill_in(driver)
    driver.refresh()
    see(driver, "wizard-heading", "Review")
    click(driver, "wizard-back")
    see(driver, "wizard-heading", "Preferences")
    assert find(driver, "wizard-contact-post").is_selected()
    assert find(driver, "wizard-newsletter").is_selected()


def test_discarded(driver):
    """discarded: “Discard draft” empties all steps"""
    fill_in(driver)
    click(driver, "wizard-discard")
    see(driver, "wizard-heading", "Account")
    assert find(driver, "wizard-name").get_attribute("value") == ""
    driver.refresh()
    see(driver, "wizard-heading", "Account")
    assert find(driver, "wizard-name").get_attribute("value") == ""


def test_review(driver):
    """review: the review shows all values"""
    fill_in(driver)
    for field, value in {**VALUES, "contact": "Post", "newsletter": "Yes"}.items():
        assert find(driver, f"wizard-review-{field}").text == value


def test_sent(driver, site, wait):
    """sent: the application is sent after 1 to 2 seconds"""
    # Waits take a tenth of their time. The test compares them with that, so it runs faster.
    driver.get(f"{site}/wizard?delayScale=0.1")
    fill_in(driver)
    unsent = """!document.querySelector('[data-testid="wizard-sent"]')"""
    stopwatch = Stopwatch(driver, unsent, "click", longest=0.2)
    click(driver, "wizard-send")
    assert stopwatch.seconds(wait) >= 0.1
    see(driver, "wizard-sent", "Application sent")


def test_sending(driver, site):
    """sending: the button is disabled while it sends"""
    driver.get(f"{site}/wizard?delayScale=10")
    fill_in(driver)
    click(driver, "wizard-send")
    see(driver, "wizard-send", "Sending...")
    assert not find(driver, "wizard-send").is_enabled()


def test_gone(driver):
    """gone: the draft is gone after it was sent"""
    fill_in(driver)
    click(driver, "wizard-send")
    see(driver, "wizard-sent", "Application sent")
    driver.refresh()
    assert find(driver, "wizard-name").get_attribute("value") == ""


def test_typing(driver):
    """typing: a digit moves the focus to the next box"""
    find(driver, "otp-digit-1").send_keys("1")
    assert has_focus(driver, "otp-digit-2")
    # Each key goes to the box with the focus.
    for key in "23456":
        driver.switch_to.active_element.send_keys(key)
    assert digits(driver) == "123456"
    assert has_focus(driver, "otp-digit-6")


def test_letters(driver):
    """letters: letters change nothing"""
    find(driver, "otp-digit-1").send_keys("a")
    assert has_focus(driver, "otp-digit-1")
    assert digits(driver) == ""


def test_backspace(driver):
    """backspace: Backspace empties the box before"""
    paste(driver, 1, "123456")
    for left in ["12345", "1234"]:
        find(driver, "otp-digit-6").send_keys(Keys.BACKSPACE)
        assert digits(driver) == left
    assert has_focus(driver, "otp-digit-5")


def test_paste(driver):
    """paste: a pasted code fills all boxes"""
    paste(driver, 4, "123456")
    assert digits(driver) == "123456"
    paste(driver, 1, "Your code: 987-65 4")
    assert digits(driver) == "987654"


def test_code(driver, site, wait):
    """code: a code arrives after 1 to 3 seconds"""
    # Waits take a tenth of their time. The test compares them with that, so it runs faster.
    driver.get(f"{site}/wizard?delayScale=0.1")
    missing = """!document.querySelector('[data-testid="otp-code-1"]')"""
    stopwatch = Stopwatch(driver, missing, "click", longest=0.3)
    code = send_code(driver, 1)
    assert stopwatch.seconds(wait) >= 0.1
    assert len(code) == 6 and code.isdigit()


def test_newest(driver):
    """newest: only the newest code is accepted"""
    first, second = send_code(driver, 1), send_code(driver, 2)
    see(driver, "otp-state-1", "Replaced")
    verify(driver, first)
    see(driver, "otp-result", "Wrong code")
    verify(driver, second)
    see(driver, "otp-success", "Number confirmed")


def test_expiry(driver):
    """expiry: a code expires after 60 seconds"""
    send_code(driver, 1)
    driver.execute_script("passTime(59_999)")
    see(driver, "otp-state-1", "Valid for 60 seconds")
    driver.execute_script("passTime(60_000)")
    see(driver, "otp-state-1", "Expired")


def test_expired(driver):
    """expired: an expired code is refused"""
    code = send_code(driver, 1)
    driver.execute_script("passTime(60_000)")
    verify(driver, code)
    see(driver, "otp-result", "This code has expired")


def test_wrong(driver):
    """wrong: a wrong code costs a try"""
    code = send_code(driver, 1)
    for tries in (2, 1):
        verify(driver, other(code))
        see(driver, "otp-result", f"Wrong code, tries left: {tries}")


def test_lock(driver, wait):
    """lock: three wrong codes lock for 30 seconds"""
    code = send_code(driver, 1)
    for _ in range(3):
        verify(driver, other(code))
    assert not find(driver, "otp-verify").is_enabled()
    assert not find(driver, "otp-digit-1").is_enabled()
    driver.execute_script("passTime(29_999)")
    assert not find(driver, "otp-verify").is_enabled()
    driver.execute_script("passTime(30_000)")
    wait.until(EC.element_to_be_clickable(by_test_id("otp-verify")))
    assert find(driver, "otp-digit-1").is_enabled()


def test_tries(driver):
    """tries: a new code does not reset the tries"""
    verify(driver, other(send_code(driver, 1)))
    second = send_code(driver, 2)
    for _ in range(2):
        verify(driver, other(second))
    assert not find(driver, "otp-verify").is_enabled()
