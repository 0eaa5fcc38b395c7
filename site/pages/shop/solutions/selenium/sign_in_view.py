from view import View


class SignInView(View):
    def sign_in(self, user, password="practice"):
        self.fill("sign-in-user", user)
        self.fill("sign-in-password", password)
        self.press("sign-in-submit")

    def register(self, **fields):
        for field, text in fields.items():
            self.fill(f"register-{field}", text)
        self.press("register-submit")

    def is_refused(self, message):
        self.reads("sign-in-error", message)
