import re

import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

BARS = [f"{line} {season}" for line in ("Ferry", "Tram") for season in ("Spring", "Summer", "Autumn", "Winter")]


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait, 1)


def open_page(driver, site, wait, seed):
    driver.get(f"{site}/canvas?seed={seed}")
    wait.until(EC.visibility_of_element_located(by_test_id("canvas-page")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def reads(name, text):
    return lambda driver: find(driver, name).text == text


def items(driver, name):
    return texts(find(driver, name).find_elements(By.TAG_NAME, "li"))


def lists(name, *expected):
    return lambda driver: items(driver, name) == list(expected)


def centre(driver, element):
    """Scrolls first, because actions do not scroll, and the pointer stays in the window."""
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)


def offset(canvas, x, y):
    """The distance from the middle of the canvas. Its own coordinates are 400 across and 240 down, in any size."""
    width, height = canvas.size["width"], canvas.size["height"]
    return round((x / 400 - 0.5) * width), round((y / 240 - 0.5) * height)


def draw(driver, *points):
    canvas = find(driver, "draw-canvas")
    centre(driver, canvas)
    actions = ActionChains(driver)
    for index, (x, y) in enumerate(points):
        actions.move_to_element_with_offset(canvas, *offset(canvas, x, y))
        if index == 0:
            actions.click_and_hold()
    actions.release().perform()


def is_painted(driver, name, x, y):
    script = "return arguments[0].getContext('2d').getImageData(arguments[1], arguments[2], 1, 1).data[3] > 0"
    return driver.execute_script(script, find(driver, name), x, y)


def focus(driver, element):
    driver.execute_script("arguments[0].focus()", element)


def press(driver, *keys):
    ActionChains(driver).send_keys(*keys).perform()


def test_stroke(driver, wait):
    """stroke: a stroke is listed with its first and last point"""
    draw(driver, (40, 60), (80, 60), (120, 60))
    wait.until(lists("draw-list", "Stroke 1: from 40, 60 to 120, 60"))
    draw(driver, (300, 40), (200, 200), (380, 220))
    wait.until(lists("draw-list", "Stroke 1: from 40, 60 to 120, 60", "Stroke 2: from 300, 40 to 380, 220"))


def test_painted(driver, wait):
    """painted: a stroke is painted where it was drawn"""
    draw(driver, (40, 60), (80, 60), (120, 60))
    wait.until(EC.text_to_be_present_in_element(by_test_id("draw-list"), "Stroke 1"))
    assert is_painted(driver, "draw-canvas", 80, 60)
    assert not is_painted(driver, "draw-canvas", 80, 100)


def test_size(driver, wait):
    """size: points are the same in any size of the canvas"""
    driver.set_window_size(600, 900)
    draw(driver, (300, 40), (200, 200), (380, 220))
    wait.until(lists("draw-list", "Stroke 1: from 300, 40 to 380, 220"))


def test_pen(driver, wait):
    """pen: arrow keys move the pen by 10"""
    wait.until(reads("draw-pen", "Pen up at 200, 120"))
    focus(driver, find(driver, "draw-canvas"))
    press(driver, Keys.ARROW_RIGHT)
    wait.until(reads("draw-pen", "Pen up at 210, 120"))
    press(driver, Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_UP, Keys.ARROW_UP)
    wait.until(reads("draw-pen", "Pen up at 210, 110"))


def test_lift(driver, wait):
    """lift: the space bar puts the pen down and lifts it"""
    focus(driver, find(driver, "draw-canvas"))
    press(driver, Keys.SPACE)
    wait.until(reads("draw-pen", "Pen down at 200, 120"))
    press(driver, Keys.ARROW_RIGHT, Keys.SPACE)
    wait.until(EC.text_to_be_present_in_element(by_test_id("draw-pen"), "Pen up"))
    press(driver, Keys.ARROW_RIGHT, Keys.SPACE)
    wait.until(lists("draw-list", "Stroke 1: from 200, 120 to 210, 120", "Stroke 2: from 220, 120 to 220, 120"))


def test_undo(driver, wait):
    """undo: “Undo” removes the last stroke"""
    for y in (40, 80):
        draw(driver, (40, y), (360, y))
    wait.until(lambda driver: len(items(driver, "draw-list")) == 2)
    listed, painted = items(driver, "draw-list"), is_painted(driver, "draw-canvas", 200, 80)
    draw(driver, (40, 120), (360, 120))
    wait.until(lambda driver: len(items(driver, "draw-list")) == 3)
    find(driver, "draw-undo").click()
    wait.until(lists("draw-list", *listed))
    assert is_painted(driver, "draw-canvas", 200, 80) == painted
    assert not is_painted(driver, "draw-canvas", 200, 120)


def test_clear(driver, wait):
    """clear: “Clear” removes all strokes"""
    wait.until(lists("draw-list", "No strokes"))
    for y in (40, 80):
        draw(driver, (40, y), (360, y))
    find(driver, "draw-clear").click()
    wait.until(lists("draw-list", "No strokes"))


def test_idle(driver, wait):
    """idle: “Undo” and “Clear” are disabled without a stroke"""
    buttons = [find(driver, "draw-undo"), find(driver, "draw-clear")]
    assert not any(button.is_enabled() for button in buttons)
    draw(driver, (40, 40), (360, 40))
    wait.until(lambda _: all(button.is_enabled() for button in buttons))


def shapes(driver):
    matches = [re.fullmatch(r"(.+) at (\d+), (\d+)", text) for text in items(driver, "shapes-list")]
    return [(match[1], int(match[2]), int(match[3])) for match in matches]


def test_hit(driver, wait):
    """hit: a click names the shape in front"""
    canvas = find(driver, "shapes-canvas")

    def hit(x, y, expected):
        centre(driver, canvas)
        ActionChains(driver).move_to_element_with_offset(canvas, *offset(canvas, x, y)).click().perform()
        wait.until(reads("shapes-result", expected))

    placed = shapes(driver)
    assert len(placed) == 6
    places = {name: (x, y) for name, x, y in placed}
    for name in ("red triangle", "blue square", "blue circle"):
        assert is_painted(driver, "shapes-canvas", *places[name])
        hit(*places[name], f"Hit: {name}")
    # The square covers the middle of the circle. The far side of the circle is free.
    (x, y), (front_x, front_y) = places["red circle"], places["blue square"]
    hit(x, y, "Hit: blue square")
    hit(2 * x - front_x, 2 * y - front_y, "Hit: red circle")
    # A corner of the box around the disc: outside of the round shape, on the side where nothing else is.
    (x, y), (back_x, back_y) = places["blue circle"], places["green triangle"]
    corner_x, corner_y = x + (-28 if x < back_x else 28), y + (-28 if y < back_y else 28)
    hit(corner_x, corner_y, f"Nothing at {round(corner_x / 10) * 10}, {round(corner_y / 10) * 10}")
    x, y = places["red triangle"]
    hit(x - 20, y - 20, f"Nothing at {x - 20}, {y - 20}")


def test_aim(driver, wait):
    """aim: Enter hits the place of the cross"""
    canvas = find(driver, "shapes-canvas")
    x, y = next((x, y) for name, x, y in shapes(driver) if name == "red triangle")
    focus(driver, canvas)
    wait.until(reads("shapes-cross", "Cross at 200, 120"))
    press(driver, *[Keys.ARROW_LEFT if x < 200 else Keys.ARROW_RIGHT] * (abs(x - 200) // 10))
    press(driver, *[Keys.ARROW_UP if y < 120 else Keys.ARROW_DOWN] * (abs(y - 120) // 10))
    wait.until(reads("shapes-cross", f"Cross at {x}, {y}"))
    press(driver, Keys.ENTER)
    wait.until(reads("shapes-result", "Hit: red triangle"))


def test_places(driver, site, wait):
    """places: the same seed puts the shapes in the same places"""
    placed = shapes(driver)
    open_page(driver, site, wait, 1)
    assert shapes(driver) == placed
    open_page(driver, site, wait, 2)
    assert shapes(driver) != placed


def bar_and_text(driver, name):
    line, season = name.split()
    value = find(driver, f"chart-cell-{line}-{season}".lower()).text
    return find(driver, f"chart-bar-{line}-{season}".lower()), f"{line}, {season}: {value}"


def test_tooltip(driver, wait):
    """tooltip: a bar shows its value while the pointer or the focus is on it"""
    gone = EC.invisibility_of_element_located(by_test_id("chart-tooltip"))
    centre(driver, find(driver, "chart"))
    for name in BARS:
        bar, text = bar_and_text(driver, name)
        ActionChains(driver).move_to_element(bar).perform()
        wait.until(EC.visibility_of_element_located(by_test_id("chart-tooltip")))
        wait.until(reads("chart-tooltip", text))
        ActionChains(driver).move_to_element(find(driver, "chart-legend-ferry")).perform()
        wait.until(gone)
    for name in BARS[:2]:
        bar, text = bar_and_text(driver, name)
        focus(driver, bar)
        wait.until(EC.visibility_of_element_located(by_test_id("chart-tooltip")))
        wait.until(reads("chart-tooltip", text))
        driver.execute_script("arguments[0].blur()", bar)
        wait.until(gone)


def test_dismissed(driver, wait):
    """dismissed: Escape hides the tooltip"""
    focus(driver, find(driver, "chart-bar-ferry-spring"))
    wait.until(EC.visibility_of_element_located(by_test_id("chart-tooltip")))
    press(driver, Keys.ESCAPE)
    wait.until(EC.invisibility_of_element_located(by_test_id("chart-tooltip")))


def test_legend(driver, wait):
    """legend: “Ferry” and “Tram” each hide and show their own bars"""

    def shows(line, count):
        wait.until(lambda driver: len(driver.find_elements(*by_test_id_prefix(f"chart-bar-{line}-"))) == count)

    for line, other in [("ferry", "tram"), ("tram", "ferry")]:
        button = find(driver, f"chart-legend-{line}")
        shows(line, 4)
        button.click()
        shows(line, 0)
        shows(other, 4)
        button.click()
        shows(line, 4)


def test_pressed(driver, wait):
    """pressed: a button is pressed while its bars are shown"""
    for line in ("ferry", "tram"):
        button = find(driver, f"chart-legend-{line}")
        for pressed in ("true", "false", "true"):
            wait.until(lambda _: button.get_attribute("aria-pressed") == pressed)
            button.click()


def test_table(driver, wait):
    """table: the table has the values of both lines"""
    for line in ("ferry", "tram"):
        find(driver, f"chart-legend-{line}").click()
    wait.until(lambda _: driver.find_elements(*by_test_id_prefix("chart-bar-")) == [])
    cells = texts(driver.find_elements(*by_test_id_prefix("chart-cell-")))
    assert len(cells) == 8 and all(cell.isdigit() for cell in cells)


def test_map(driver, wait):
    """map: a drag moves the map"""
    island = find(driver, "map")

    def is_at(text):
        wait.until(reads("map-view", text))

    def drag_by(across, down):
        centre(driver, island)
        width, height = island.size["width"], island.size["height"]
        start = round(0.3 * width), round(0.3 * height)
        end = start[0] + round(across * width), start[1] + round(down * height)
        actions = ActionChains(driver).move_to_element_with_offset(island, *start).click_and_hold()
        actions.move_to_element_with_offset(island, *end).release().perform()

    is_at("Centre 500, 300, zoom 1")
    drag_by(-0.5, 0)
    is_at("Centre 750, 300, zoom 1")
    drag_by(0, -0.4)
    is_at("Centre 750, 420, zoom 1")


def test_arrows(driver, wait):
    """arrows: arrow keys move the map, and half as far at zoom 2"""
    focus(driver, find(driver, "map"))
    press(driver, Keys.ARROW_LEFT, Keys.ARROW_UP)
    wait.until(reads("map-view", "Centre 460, 260, zoom 1"))
    find(driver, "map-zoom-in").click()
    focus(driver, find(driver, "map"))
    press(driver, Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
    wait.until(reads("map-view", "Centre 480, 280, zoom 2"))


def test_zoom(driver, wait):
    """zoom: the wheel and the buttons zoom the map"""
    find(driver, "map-zoom-in").click()
    wait.until(reads("map-view", "Centre 500, 300, zoom 2"))
    origin = ScrollOrigin.from_element(find(driver, "map"))
    for delta, zoom in [(-100, 4), (100, 2)]:
        ActionChains(driver).scroll_from_origin(origin, 0, delta).perform()
        wait.until(reads("map-view", f"Centre 500, 300, zoom {zoom}"))
    find(driver, "map-zoom-out").click()
    wait.until(reads("map-view", "Centre 500, 300, zoom 1"))


def test_marker(driver, wait):
    """marker: “Lighthouse” opens a card"""
    marker = find(driver, "map-marker")
    assert marker.text == "Lighthouse"
    assert driver.find_elements(*by_test_id("map-card")) == []
    marker.click()
    card = wait.until(EC.visibility_of_element_located(by_test_id("map-card")))
    assert "Built in 1893, open on Sundays." in card.text


def test_closed(driver, wait):
    """closed: “Close” and Escape close the card"""
    for close in (lambda: find(driver, "map-card-close").click(), lambda: press(driver, Keys.ESCAPE)):
        find(driver, "map-marker").click()
        wait.until(EC.visibility_of_element_located(by_test_id("map-card")))
        close()
        wait.until(EC.invisibility_of_element_located(by_test_id("map-card")))


def test_focus(driver, wait):
    """focus: the focus goes back to “Lighthouse”"""
    marker = find(driver, "map-marker")
    marker.click()
    find(driver, "map-card-close").click()
    wait.until(lambda driver: driver.switch_to.active_element == marker)


def test_view(driver, wait):
    """view: “Lighthouse” is there only while its place is in view"""
    focus(driver, find(driver, "map"))
    press(driver, *[Keys.ARROW_RIGHT] * 10)
    wait.until(reads("map-view", "Centre 900, 300, zoom 1"))
    assert driver.find_elements(*by_test_id("map-marker")) == []
    press(driver, *[Keys.ARROW_LEFT] * 6)
    wait.until(EC.visibility_of_element_located(by_test_id("map-marker")))


@pytest.mark.parametrize("kind", ["video", "audio"])
def test_play(driver, wait, kind):
    """play: “Play” and “Pause” start and stop a player"""
    media, play = (find(driver, f"media-{name}{kind}") for name in ("", "play-"))

    def is_in(state):
        wait.until(reads(f"media-state-{kind}", state))

    is_in("Paused at 0.0 s")
    assert play.text == "Play"
    # Slower, because the two seconds may be over before the test looks.
    driver.execute_script("arguments[0].currentTime = 1; arguments[0].playbackRate = 0.1", media)
    is_in("Paused at 1.0 s")
    play.click()
    is_in("Playing")
    assert play.text == "Pause"
    play.click()
    wait.until(EC.text_to_be_present_in_element(by_test_id(f"media-state-{kind}"), "Paused at 1."))
    time = driver.execute_script("return arguments[0].paused && arguments[0].currentTime", media)
    assert time >= 1
    play.click()
    is_in("Playing")


@pytest.mark.parametrize("kind", ["video", "audio"])
def test_ended(driver, wait, kind):
    """ended: a player ends after 2 seconds"""
    find(driver, f"media-play-{kind}").click()
    wait.until(reads(f"media-state-{kind}", "Ended"))
    wait.until(reads(f"media-time-{kind}", "2.0 s of 2.0 s"))


@pytest.mark.parametrize("kind", ["video", "audio"])
def test_position(driver, wait, kind):
    """position: “Position” moves a player to another time"""
    find(driver, f"media-position-{kind}").send_keys(Keys.ARROW_RIGHT * 12)
    wait.until(reads(f"media-time-{kind}", "1.2 s of 2.0 s"))
    wait.until(reads(f"media-state-{kind}", "Paused at 1.2 s"))


def test_sound(driver, wait):
    """sound: each player has its own volume"""
    for kind, other in [("video", "audio"), ("audio", "video")]:
        media, volume = (find(driver, f"media-{name}{kind}") for name in ("", "volume-"))
        sound = f"media-sound-{kind}"
        wait.until(reads(sound, "Volume 100%"))
        volume.send_keys(Keys.ARROW_LEFT * 7)
        wait.until(reads(sound, "Volume 30%"))
        assert media.get_property("volume") == pytest.approx(0.3)
        assert find(driver, f"media-sound-{other}").text == "Volume 100%"
        volume.send_keys(Keys.ARROW_RIGHT * 7)
        wait.until(reads(sound, "Volume 100%"))


@pytest.mark.parametrize("kind", ["video", "audio"])
def test_mute(driver, wait, kind):
    """mute: “Mute” silences a player and brings its volume back"""
    media, volume, mute = (find(driver, f"media-{name}{kind}") for name in ("", "volume-", "mute-"))
    volume.send_keys(Keys.ARROW_LEFT * 7)
    mute.click()
    wait.until(reads(f"media-sound-{kind}", "Muted"))
    assert media.get_property("muted")
    mute.click()
    wait.until(reads(f"media-sound-{kind}", "Volume 30%"))
    assert not media.get_property("muted")
