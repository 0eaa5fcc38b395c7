import re

import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from stopwatch import Stopwatch

ASH_PLACES = ["Ashbury", "Ashby", "Ashdale", "Ashfield", "Ashford", "Ashham", "Ashley", "Ashmouth", "Ashton"]


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    # Waits take a fifth of their time, because the tests check which response shows, and not how long it takes.
    open_page(driver, site, wait, "delayScale=0.2")


def open_page(driver, site, wait, options):
    driver.get(f"{site}/autocomplete?{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("place-input")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def shows(name, text):
    """Exactly this text: “Requests: 1” is also in “Requests: 10”."""
    return lambda driver: find(driver, name).text == text


def offers(name, places):
    """By a script, because the list may change between two commands."""
    script = "return [...document.querySelectorAll(`[data-testid^='${arguments[0]}-']`)].map((one) => one.textContent)"
    return lambda driver: driver.execute_script(script, name) == places


def type_into(driver, name, text):
    field = find(driver, name)
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(text)


def search(driver, wait, text, found):
    """Types the text, and waits for exactly these suggestions."""
    type_into(driver, "place-input", text)
    wait.until(offers("place-option", found))


def test_asked(driver, site, wait):
    """asked: one request is sent after a pause of 300 ms"""
    # Five times as slow, so that the keys come faster than the pause even on a slow machine.
    open_page(driver, site, wait, "delayScale=5")
    asked = "document.querySelector('[data-testid=place-questions]').textContent === 'Requests: 0'"
    stopwatch = Stopwatch(driver, asked, "keydown", longest=(0.3 + 1.5) * 5)
    find(driver, "place-input").send_keys("zur")
    assert stopwatch.seconds(wait) >= 0.3 * 5
    wait.until(offers("place-option", ["Zürich"]))
    assert find(driver, "place-questions").text == "Requests: 1"


def test_loading(driver, site, wait):
    """loading: the list reads “Loading places...” until the response"""
    open_page(driver, site, wait, "delayScale=5")
    # Measures from the last key to the response: 300 ms and then 100 to 1500 ms, times the delay scale.
    stopwatch = Stopwatch(
        driver, "document.querySelector('[data-testid=place-loading]')", "keydown", longest=(0.3 + 1.5) * 5
    )
    find(driver, "place-input").send_keys("ash")
    wait.until(shows("place-loading", "Loading places..."))
    assert stopwatch.seconds(wait) >= (0.3 + 0.1) * 5


def test_matches(driver, wait):
    """matches: the list offers all places that begin with the text"""
    search(driver, wait, "Ash", ASH_PLACES)
    # Many places end with “ton”, but none begins with it.
    search(driver, wait, "ton", [])


def test_letters(driver, wait):
    """letters: case and accents make no difference"""
    for text, place in [("MAL", "Málaga"), ("épi", "Épinal"), ("zur", "Zürich")]:
        search(driver, wait, text, [place])


def test_empty(driver, wait):
    """empty: the list says that no place was found"""
    type_into(driver, "place-input", "xyz")
    wait.until(EC.text_to_be_present_in_element(by_test_id("place-empty"), "No places found"))


def ask(driver, wait, text):
    """Types the text, and waits until the page has sent a request."""
    before = int(re.search(r"\d+", find(driver, "place-questions").text)[0])
    type_into(driver, "place-input", text)
    wait.until(shows("place-questions", f"Requests: {before + 1}"))


# With the first seed the second response overtakes the first. With the second seed it comes later.
@pytest.mark.parametrize("seed", [11, 18])
def test_newest(driver, site, wait, seed):
    """newest: only the response to the newest text is shown"""
    open_page(driver, site, wait, f"delayScale=1&seed={seed}")
    ask(driver, wait, "ash")
    # The page itself records what the list has shown, because a driver does not see each change.
    driver.execute_script(
        """
        window.held = [];
        new MutationObserver(() => {
          const first = document.querySelector('[data-testid^=place-option-]')?.textContent;
          if (first && first !== held.at(-1)) held.push(first);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        """
    )
    ask(driver, wait, "zur")
    wait.until(offers("place-option", ["Zürich"]))
    # A third request, sent later. Once its response is there, that of the first one has also arrived.
    ask(driver, wait, "mal")
    wait.until(offers("place-option", ["Málaga"]))
    assert set(driver.execute_script("return held")) <= {"Zürich", "Málaga"}


def test_keys(driver, wait):
    """keys: arrow keys move through the list"""
    field = find(driver, "place-input")
    type_into(driver, "place-input", "ash")
    wait.until(lambda _: len(driver.find_elements(*by_test_id_prefix("place-option"))) == len(ASH_PLACES))
    field.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP)
    # The focus stays in the field, and the field names the active suggestion.
    active = driver.find_elements(*by_test_id_prefix("place-option"))[1].get_attribute("id")
    wait.until(lambda _: field.get_attribute("aria-activedescendant") == active)


def test_enter(driver, wait):
    """enter: Enter chooses the active suggestion"""
    search(driver, wait, "zur", ["Zürich"])
    find(driver, "place-input").send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    wait.until(lambda _: find(driver, "place-result").text.lower() == "chosen: zürich")


def test_escape(driver, wait):
    """escape: Escape closes the list"""
    search(driver, wait, "zur", ["Zürich"])
    find(driver, "place-input").send_keys(Keys.ARROW_DOWN, Keys.ESCAPE)
    wait.until(EC.invisibility_of_element_located(by_test_id("place-list")))
    assert find(driver, "place-input").get_property("value") == "zur"
    assert find(driver, "place-result").text == "Chosen: none"


def choose_ashby(driver, wait):
    search(driver, wait, "ashby", ["Ashby"])
    driver.find_element(By.XPATH, "//*[@role='option' and normalize-space()='Ashby']").click()
def test_chosen(driver, wait):
    """chosen: a click chooses a suggestion"""
    choose_ashby(driver, wait)
    wait.until(shows("place-result", "Chosen: Ashby"))
    wait.until(EC.invisibility_of_element_located(by_test_id("place-list")))
    assert find(driver, "place-input").get_property("value") == "Ashby"


def test_cleared(driver, wait):
    """cleared: “Clear place” removes the choice"""
    choose_ashby(driver, wait)
    wait.until(EC.element_to_be_clickable(by_test_id("place-clear"))).click()
    wait.until(shows("place-result", "Chosen: none"))
    assert find(driver, "place-input").get_property("value") == ""


def test_failed(driver, wait):
    """failed: the next response fails"""
    find(driver, "place-fail").click()
    find(driver, "place-input").send_keys("ash")
    wait.until(EC.text_to_be_present_in_element(by_test_id("place-error"), "Places could not be loaded"))


def test_unticked(driver, wait):
    """unticked: only one response fails"""
    find(driver, "place-fail").click()
    find(driver, "place-input").send_keys("ash")
    wait.until(EC.visibility_of_element_located(by_test_id("place-error")))
    assert not find(driver, "place-fail").is_selected()
    search(driver, wait, "zur", ["Zürich"])


def test_retried(driver, wait):
    """retried: “Try again” loads the suggestions"""
    find(driver, "place-fail").click()
    find(driver, "place-input").send_keys("zur")
    wait.until(EC.visibility_of_element_located(by_test_id("place-retry"))).click()
    wait.until(offers("place-option", ["Zürich"]))
    assert not driver.find_elements(*by_test_id("place-error"))


def choose(driver, wait, stop):
    find(driver, "stops-input").send_keys(stop)
    wait.until(offers("stops-option", [stop]))
    find(driver, f"stops-option-{stop}").click()
    wait.until(lambda driver: find(driver, "stops-input").get_property("value") == "")


def test_stops(driver, wait):
    """stops: several places are listed in the order of their choice"""
    for stop in ["Málaga", "Ashby", "Calford"]:
        choose(driver, wait, stop)
    wait.until(shows("stops-result", "Stops: Málaga, Ashby, Calford"))
    assert texts(driver.find_elements(By.CSS_SELECTOR, "[data-testid^=stops-chip-]")) == ["Málaga", "Ashby", "Calford"]


def test_offered(driver, wait):
    """offered: a chosen place is not offered again"""
    choose(driver, wait, "Ashby")
    find(driver, "stops-input").send_keys("Ash")
    wait.until(offers("stops-option", [place for place in ASH_PLACES if place != "Ashby"]))


def test_backspace(driver, wait):
    """backspace: Backspace removes the last stop"""
    for stop in ["Ashby", "Calford"]:
        choose(driver, wait, stop)
    find(driver, "stops-input").send_keys(Keys.BACKSPACE)
    wait.until(shows("stops-result", "Stops: Ashby"))


def test_removed(driver, wait):
    """removed: the button of a stop removes it"""
    for stop in ["Ashby", "Calford"]:
        choose(driver, wait, stop)
    driver.find_element(By.CSS_SELECTOR, "[aria-label='Remove Ashby']").click()
    wait.until(shows("stops-result", "Stops: Calford"))
    find(driver, "stops-input").send_keys("Ashby")
    wait.until(offers("stops-option", ["Ashby"]))


def test_none(driver, wait):
    """none: the result says that no stop is left"""
    wait.until(shows("stops-result", "Stops: none"))


def test_ferry(driver):
    """ferry: both groups offer the same times"""
    for name in ["Out", "Back"]:
        group = find(driver, f"ferry-group-{name}")
        assert group.get_attribute("label") == name
        options = group.find_elements(By.TAG_NAME, "option")
        assert texts(options) == ["08:00", "12:00", "18:00"]
        assert [option.is_enabled() for option in options] == [True, name == "Out", True]


def test_group(driver, wait):
    """group: the result shows the group of the time"""
    for name in ["Out", "Back"]:
        option = find(driver, f"ferry-group-{name}").find_element(By.TAG_NAME, "option")
        # By its value, because both groups have an option with this text.
        Select(find(driver, "ferry-select")).select_by_value(option.get_attribute("value"))
        wait.until(shows("ferry-result", f"Ferry: {name}, 08:00"))


def test_cabin(driver):
    """cabin: three cabins are offered"""
    options = Select(find(driver, "cabin-select")).options
    assert [option.get_property("text") for option in options] == ["Inside", "Sea view", "Balcony"]


def test_booked(driver, wait):
    """booked: the chosen cabin is shown"""
    for cabin in ["Balcony", "Sea view", "Inside"]:
        Select(find(driver, "cabin-select")).select_by_visible_text(cabin)
        wait.until(shows("cabin-result", f"Cabin: {cabin}"))


def test_picker(driver):
    """picker: the page says whether the browser can customize the list"""
    is_customizable = driver.execute_script("return CSS.supports('appearance: base-select')")
    assert find(driver, "cabin-picker").text == f"Picker: {'customizable' if is_customizable else 'plain'}"
