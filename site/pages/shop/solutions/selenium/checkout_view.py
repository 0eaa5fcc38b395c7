from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from view import View

ADDRESS = {"name": "Ada Lovelace", "street": "Ockham Road 1", "postcode": "10115", "city": "Berlin"}
PAYS = "4242 4242 4242 4242"
DECLINED = "4000 0000 0000 0002"
CHALLENGED = "4000 0000 0000 3220"


class CheckoutView(View):
    def next(self):
        self.press("checkout-next")

    def back(self):
        self.press("checkout-back")

    def place(self):
        self.press("checkout-place")

    def step_is(self, name):
        current = By.CSS_SELECTOR, f"[data-testid=checkout-step-{name}][aria-current=step]"
        self.wait.until(EC.presence_of_element_located(current))

    def fill_address(self):
        for field, text in ADDRESS.items():
            self.fill(f"checkout-{field}", text)
        self.choose("checkout-country", "DE")

    def fill_card(self, card=PAYS, expiry="12/39", cvc="123"):
        for field, text in {"card": card, "expiry": expiry, "cvc": cvc}.items():
            self.fill(f"checkout-{field}", text)

    def to_payment(self):
        """From the address to the payment."""
        self.fill_address()
        self.next()
        self.step_is("delivery")
        self.next()
        self.step_is("payment")

    def to_review(self, card=PAYS):
        """From the address to the review."""
        self.to_payment()
        self.fill_card(card)
        self.next()
        self.step_is("review")

    def confirm(self, code):
        """Sends a code to the bank, whose document is in a frame."""
        self.wait.until(EC.frame_to_be_available_and_switch_to_it(by_test_id("checkout-challenge")))
        field = self.wait.until(EC.element_to_be_clickable((By.NAME, "code")))
        field.clear()
        field.send_keys(code)
        self.driver.find_element(By.XPATH, '//button[.="Confirm"]').click()
        self.driver.switch_to.default_content()
