import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def own(driver, site):
    driver.get(f"{site}/windows")
    own = driver.current_window_handle
    yield own
    for handle in set(driver.window_handles) - {own}:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(own)


def test_opener(driver, wait, own):
    """opener: the new tab knows its opener"""
    wait.until(EC.element_to_be_clickable((By.LINK_TEXT, "Open with opener"))).click()
    # Not: driver.window_handles[-1] right after the click; the tab opens a moment later, at any place of the list.
    wait.until(EC.number_of_windows_to_be(2))
    driver.switch_to.window((set(driver.window_handles) - {own}).pop())
    wait.until(EC.visibility_of_element_located((By.XPATH, '//h1[.="Opened Document"]')))
    wait.until(EC.visibility_of_element_located((By.XPATH, '//p[.="Opener: yes"]')))
