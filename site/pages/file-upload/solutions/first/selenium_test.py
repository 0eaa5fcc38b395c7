from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def upload(driver, site, wait, file):
    file.write_text("hello")
    driver.get(f"{site}/file-upload?delayScale=0.1")
    # Not: a script that makes this hidden input visible; it takes files as it is, and no visitor has such a page.
    wait.until(EC.presence_of_element_located((By.CSS_SELECTOR, '[aria-label="Files to upload"]'))).send_keys(str(file))
    return wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "main li")))


def test_listed(driver, site, wait, tmp_path):
    """listed: a file is listed by its name"""
    assert upload(driver, site, wait, tmp_path / "first.txt").text.startswith("first.txt")
    assert driver.find_element(By.XPATH, '//h3[.="Uploaded Files"]').is_displayed()


def test_done(driver, site, wait, tmp_path):
    """done: upload-loading is gone afterwards"""
    upload(driver, site, wait, tmp_path / "first.txt")
    wait.until(EC.invisibility_of_element_located(by_test_id("upload-loading")))
