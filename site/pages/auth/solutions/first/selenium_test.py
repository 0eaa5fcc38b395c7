from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def log_in(driver, site, wait, username, password):
    driver.get(f"{site}/auth?delayScale=0.1")
    for label, value in [("Username", username), ("Password", password)]:
        field = (By.XPATH, f'//input[@id=//label[.="{label}"]/@for]')
        wait.until(EC.visibility_of_element_located(field)).send_keys(value)
    driver.find_element(By.XPATH, '//button[.="Login"]').click()


def test_accepted(driver, site, wait):
    """accepted: the right name and password show a success"""
    log_in(driver, site, wait, "admin", "admin")
    wait.until(EC.visibility_of_element_located((By.XPATH, '//h2[.="Successfully authenticated!"]')))


def test_refused(driver, site, wait):
    """refused: a wrong or empty name or password is refused"""
    for username, password in [("admin", "wrong"), ("wrong", "admin")]:
        # Not: both logins on one page; right after the second click the message of the first may still be there.
        log_in(driver, site, wait, username, password)
        wait.until(EC.text_to_be_present_in_element((By.CSS_SELECTOR, "[role=alert]"), "Invalid username or password"))
