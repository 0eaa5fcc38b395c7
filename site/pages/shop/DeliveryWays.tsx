import { sumsOfCart } from './cart';
import { type Way, ways } from './ids';
import { euros } from './money';
import { chooseWay } from './shop-state';
import { changeShop, useShop } from './store';
import { deliveryOf, waysAsShown } from './sums';
import type { testId } from './test-id';

type Props = { name: string; idOf: (way: Way) => ReturnType<typeof testId> };

const takes: Readonly<Record<Way, string>> = {
  standard: '3 to 5 days',
  express: 'Tomorrow',
  pickup: 'From our shop, today',
};

/** The ways of delivery, with what each of them costs for what is in the cart. */
export function DeliveryWays({ name, idOf }: Props) {
  const { cart, prices } = useShop();
  const { goods, discount } = sumsOfCart(cart, prices);
  return (
    <fieldset className="shop-choices">
      <legend>Delivery</legend>
      {ways.map((way) => (
        <label key={way} className="shop-choice">
          <input
            type="radio"
            name={name}
            checked={cart.way === way}
            onChange={() => changeShop((shop) => chooseWay(shop, way))}
            {...idOf(way)}
          />
          <span>
            {waysAsShown[way]}
            <span className="shop-choice-note">{takes[way]}</span>
          </span>
          <span className="shop-choice-price">{euros(deliveryOf(goods - discount, cart.code, way))}</span>
        </label>
      ))}
    </fieldset>
  );
}
