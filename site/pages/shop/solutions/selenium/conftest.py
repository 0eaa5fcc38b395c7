"""Lets tests import the page objects of this folder, and gives them the shop."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from shop import Shop  # noqa: E402


@pytest.fixture
def shop(driver, site, wait):
    return Shop(driver, site, wait)
