"""The fixtures of a started project, as a plugin, because those of its conftest.py are for its own folder alone."""

from files.selenium.conftest import *  # noqa: F403
