"""The fixtures of the solutions in Selenium, for all folders below."""

pytest_plugins = ["browser"]
