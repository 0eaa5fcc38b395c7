"""Locators by the site's test ids, which are in the attribute data-testid."""

from selenium.webdriver.common.by import By


def by_test_id(name):
    return By.CSS_SELECTOR, f'[data-testid="{name}"]'


def by_test_id_prefix(beginning):
    return By.CSS_SELECTOR, f'[data-testid^="{beginning}"]'


def texts(elements):
    return [element.text for element in elements]
