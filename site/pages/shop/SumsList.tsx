import { euros } from './money';
import type { Code, Sums } from './sums';
import type { testId } from './test-id';

type Props = {
  sums: Sums;
  code?: Code | undefined;
  /** The test ids of the amounts that have one. */
  ids: { readonly [Sum in keyof Sums]?: ReturnType<typeof testId> };
};

/** What the goods come to, step by step. */
export function SumsList({ sums: { goods, discount, delivery, total, vat }, code, ids }: Props) {
  return (
    <dl className="shop-sums">
      <div>
        <dt>Goods</dt>
        <dd {...ids.goods}>{euros(goods)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{`Discount ${code}`}</dt>
          <dd {...ids.discount}>{euros(-discount)}</dd>
        </div>
      )}
      <div>
        <dt>Delivery</dt>
        <dd {...ids.delivery}>{euros(delivery)}</dd>
      </div>
      <div className="shop-sums-total">
        <dt>Total</dt>
        <dd {...ids.total}>{euros(total)}</dd>
      </div>
      <div className="muted">
        <dt>VAT included</dt>
        <dd {...ids.vat}>{euros(vat)}</dd>
      </div>
    </dl>
  );
}
