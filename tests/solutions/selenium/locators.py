"""Locators by the site's hooks, which are in the attribute data-testid."""

from selenium.webdriver.common.by import By


def hook(name):
    return By.CSS_SELECTOR, f'[data-testid="{name}"]'


def hooks(beginning):
    return By.CSS_SELECTOR, f'[data-testid^="{beginning}"]'


def texts(elements):
    return [element.text for element in elements]
