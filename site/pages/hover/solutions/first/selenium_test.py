from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_named(driver, site, wait):
    """named: the photos have alternative texts"""
    driver.get(f"{site}/hover")
    for name in ["Figure 1", "Figure 2", "Figure 3"]:
        wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, f'main img[alt="{name}"]')))


def test_left(driver, site, wait):
    """left: the caption is gone once the pointer has left"""
    driver.get(f"{site}/hover")
    heading = wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))
    figure = driver.find_element(By.CSS_SELECTOR, '[role=figure][aria-label="Figure 2"]')
    caption = (By.XPATH, '//main//*[text()="Figure 2"]')
    ActionChains(driver).move_to_element(heading).move_to_element(figure).perform()
    wait.until(EC.visibility_of_element_located(caption))
    # Not: the last line alone; the pointer stays where the last step put it, so the caption stays too.
    ActionChains(driver).move_to_element(heading).perform()
    wait.until(EC.invisibility_of_element_located(caption))
