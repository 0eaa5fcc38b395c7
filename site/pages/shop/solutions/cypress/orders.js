import { byTestId, byTestIdPrefix } from './by-test-id';

/** The list of orders, and one of them. */
export const orders = {
  rows: () => byTestIdPrefix('order-row-'),
  number: () => byTestId('order-number'),
  total: () => byTestId('order-total'),
  notThere: () => cy.contains('This order does not exist'),
  status: (number) => byTestId(`order-status-${number}`),
  cancel: (number) => byTestId(`order-cancel-${number}`).click(),
  again: (number) => byTestId(`order-again-${number}`).click(),
  /** The text of the file that “Invoice” saves. */
  invoice(number) {
    byTestId(`order-invoice-${number}`).click();
    return cy.readFile(`${Cypress.config('downloadsFolder')}/invoice-${number}.txt`);
  },
};
