from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_stroke(driver, site, wait):
    """stroke: a stroke is listed with its first and last point"""
    driver.get(f"{site}/canvas")
    canvas = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "canvas[aria-label=Drawing]")))
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", canvas)
    # From its middle. Its own coordinates are 400 across and 240 down in any size: from 40, 60 to 120, 60.
    # Not: move_by_offset(340, 460); another size of the window moves the canvas, and such a place with it.
    width, height = canvas.size["width"], canvas.size["height"]
    stroke = ActionChains(driver)
    stroke.move_to_element_with_offset(canvas, round(-0.4 * width), round(-0.25 * height)).click_and_hold()
    stroke.move_to_element_with_offset(canvas, round(-0.2 * width), round(-0.25 * height)).release().perform()
    wait.until(EC.visibility_of_element_located((By.XPATH, '//li[.="Stroke 1: from 40, 60 to 120, 60"]')))


def test_marker(driver, site, wait):
    """marker: “Lighthouse” opens a card"""
    driver.get(f"{site}/canvas")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Lighthouse"]'))).click()
    wait.until(EC.visibility_of_element_located((By.XPATH, '//*[text()="Built in 1893, open on Sundays."]')))
