import type { Page } from '@playwright/test';

export class SignIn {
  readonly user;
  readonly error;

  constructor(readonly page: Page) {
    this.user = page.getByTestId('sign-in-user');
    this.error = page.getByTestId('sign-in-error');
  }

  async as(user: string, password = 'practice') {
    await this.user.fill(user);
    await this.page.getByTestId('sign-in-password').fill(password);
    await this.page.getByTestId('sign-in-submit').click();
  }

  async register(fields: { name: string; email: string; password: string }) {
    for (const [field, text] of Object.entries(fields)) await this.page.getByTestId(`register-${field}`).fill(text);
    await this.page.getByTestId('register-submit').click();
  }
}
