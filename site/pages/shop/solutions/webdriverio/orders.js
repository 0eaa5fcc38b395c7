import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { $, browser } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../../tests/solutions/webdriverio/locators.js';

/** The list of orders, and one of them. */
export const orders = {
  get rows() {
    return byTestIdPrefix('order-row-');
  },
  get number() {
    return byTestId('order-number');
  },
  get total() {
    return byTestId('order-total');
  },
  get notThere() {
    return $('p=This order does not exist');
  },
  status: (number) => byTestId(`order-status-${number}`),

  async cancel(number) {
    await byTestId(`order-cancel-${number}`).click();
  },
  async again(number) {
    await byTestId(`order-again-${number}`).click();
  },
  /** The text of the file that “Invoice” saves. */
  async invoice(number) {
    const file = join(process.env.DOWNLOADS, `invoice-${number}.txt`);
    rmSync(file, { force: true });
    await byTestId(`order-invoice-${number}`).click();
    await browser.waitUntil(() => existsSync(file));
    return readFileSync(file, 'utf8');
  },
};
