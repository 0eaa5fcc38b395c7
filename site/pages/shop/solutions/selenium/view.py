from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select


class View:
    """What all views of the shop do: find elements by test ids, use them, and wait for what they read."""

    def __init__(self, driver, wait):
        self.driver = driver
        self.wait = wait

    def find(self, name):
        return self.wait.until(EC.visibility_of_element_located(by_test_id(name)))

    def press(self, name):
        self.wait.until(EC.element_to_be_clickable(by_test_id(name))).click()

    def fill(self, name, text):
        field = self.find(name)
        field.clear()
        field.send_keys(text)

    def choose(self, name, value):
        Select(self.find(name)).select_by_value(value)

    def is_there(self, name):
        return len(self.driver.find_elements(*by_test_id(name))) > 0

    def all(self, beginning):
        return self.driver.find_elements(*by_test_id_prefix(beginning))

    def reads(self, name, text):
        """Waits until an element has exactly this text."""
        self.wait.until(lambda _: texts(self._found(name)) == [text], f"{name} does not read {text}")

    def has_value(self, name, value):
        """Waits until a field has this value."""
        self.wait.until(
            lambda _: [field.get_property("value") for field in self._found(name)] == [value],
            f"{name} has not the value {value}",
        )

    def list_reads(self, beginning, expected):
        """Waits until the elements whose test ids begin with this have these texts."""
        self.wait.until(lambda _: texts(self.all(beginning)) == expected, f"{beginning} does not read {expected}")

    def has(self, beginning, count):
        self.wait.until(lambda _: len(self.all(beginning)) == count, f"{beginning} is not there {count} times")

    def is_gone(self, name):
        self.wait.until(EC.invisibility_of_element_located(by_test_id(name)))

    def _found(self, name):
        return self.driver.find_elements(*by_test_id(name))
