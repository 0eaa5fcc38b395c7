import { countries } from './checkout';
import { euros } from './money';
import { type Order, shownTime, sumsOfOrder } from './orders';
import { waysAsShown } from './sums';

export function invoiceName({ number }: Order): string {
  return `invoice-${number}.txt`;
}

/** The invoice as a text file, with the sums of the order. */
export function invoiceOf(order: Order): string {
  const { goods, discount, delivery, total, vat } = sumsOfOrder(order);
  const { name, street, postcode, city, country } = order.to;
  const rows: [string, string][] = [
    ...order.lines.map(({ name, price, quantity }): [string, string] => [
      `${quantity} x ${name} at ${euros(price)}`,
      euros(price * quantity),
    ]),
    ['Goods', euros(goods)],
    ...(discount > 0 ? [[`Discount ${order.code}`, euros(-discount)] as [string, string]] : []),
    [`Delivery ${waysAsShown[order.way]}`, euros(delivery)],
    ['Total', euros(total)],
    ['VAT included', euros(vat)],
  ];
  const text = [
    `Invoice ${order.number}`,
    shownTime(order.placed),
    '',
    name,
    street,
    `${postcode} ${city}`,
    countries[country],
    '',
    ...rows.map(([what, amount]) => `${what}: ${amount}`),
    '',
  ].join('\r\n');
  // Half of a character, which a script can put into a name, cannot be in the address of the file.
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
