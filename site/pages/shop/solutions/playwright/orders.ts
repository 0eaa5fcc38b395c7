import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The list of orders, and one of them. */
export class Orders {
  readonly rows;
  readonly number;
  readonly total;
  readonly notThere;

  constructor(readonly page: Page) {
    this.rows = page.getByTestId(/^order-row-/);
    this.number = page.getByTestId('order-number');
    this.total = page.getByTestId('order-total');
    this.notThere = page.getByText('This order does not exist');
  }

  status(number: string) {
    return this.page.getByTestId(`order-status-${number}`);
  }

  async cancel(number: string) {
    await this.page.getByTestId(`order-cancel-${number}`).click();
  }

  async again(number: string) {
    await this.page.getByTestId(`order-again-${number}`).click();
  }

  /** The text of the file that “Invoice” saves. */
  async invoice(number: string) {
    const saved = this.page.waitForEvent('download');
    await this.page.getByTestId(`order-invoice-${number}`).click();
    return readFile(await (await saved).path(), 'utf8');
  }
}
