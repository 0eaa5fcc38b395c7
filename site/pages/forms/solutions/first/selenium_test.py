from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_required(driver, site, wait):
    """required: the empty form shows every message at once"""
    driver.get(f"{site}/forms")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Sign In"]'))).click()
    for label in ["Username", "Email", "Password"]:
        wait.until(EC.visibility_of_element_located((By.XPATH, f'//*[text()="{label} is required"]')))


def test_ready(driver, site, wait):
    """ready: the button shows “Sign In” again once the form is sent"""
    driver.get(f"{site}/forms?delayScale=1")
    for label, value in [("Username", "nancy"), ("Email", "nancy@example.com"), ("Password", "123456")]:
        field = (By.XPATH, f'//input[@id=//label[.="{label}"]/@for]')
        wait.until(EC.visibility_of_element_located(field)).send_keys(value)
    driver.find_element(By.XPATH, '//button[.="Sign In"]').click()
    # Not: “Sign In” at once; the button may not be busy yet, so the check passes before the form was sent.
    wait.until(EC.visibility_of_element_located((By.XPATH, '//button[.="Loading..."]')))
    wait.until(EC.visibility_of_element_located((By.XPATH, '//button[.="Sign In"]')))
