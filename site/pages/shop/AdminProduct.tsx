import { useRef, useState } from 'react';
import type { LineId } from './ids';
import type { Stock } from './listing';
import { centsIn, typed } from './money';
import { linesOf, nameOfLine, type Product } from './products';
import { SmallPicture } from './SmallPicture';
import { mostStock, setPrice, setStock } from './shop-state';
import { changeShop } from './store';
import { testId } from './test-id';

type Props = { product: Product; stock: Stock; price: number };

/** What is sold of a product, and for how much. Nothing changes before it is saved. */
export function AdminProduct({ product, stock, price }: Props) {
  const { id, name } = product;
  /** What was typed and is not saved yet. */
  const [newStock, setNewStock] = useState<Partial<Record<LineId, string>>>({});
  const [newPrice, setNewPrice] = useState<string>();
  /** What was wrong with what was last to be saved. */
  const [wrong, setWrong] = useState<{ lines: readonly LineId[]; price: boolean }>();
  const form = useRef<HTMLFormElement>(null);
  const messageId = `admin-message-${id}`;

  function save() {
    const cents = newPrice === undefined ? price : centsIn(newPrice);
    const counts = Object.entries(newStock) as [LineId, string][];
    const lines = counts.flatMap(([line, text]) => (isStock(text) ? [] : [line]));
    setWrong({ lines, price: cents === undefined });
    if (cents === undefined || lines.length > 0) {
      form.current?.querySelector<HTMLElement>(`[data-field="${lines[0] ?? 'price'}"]`)?.focus();
      return;
    }
    changeShop((shop) =>
      counts.reduce((before, [line, text]) => setStock(before, line, Number(text)), setPrice(shop, id, cents)),
    );
    setNewStock({});
    setNewPrice(undefined);
  }

  const errors = [
    ...(wrong && wrong.lines.length > 0 ? [`Enter a stock from 0 to ${mostStock}`] : []),
    ...(wrong?.price ? ['Enter a price from 0.01 to 9999.99'] : []),
  ];
  const fieldProps = (field: LineId | 'price', isWrong: boolean | undefined) => ({
    className: 'input',
    'data-field': field,
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': messageId }),
  });
  return (
    <li>
      <form
        ref={form}
        className="shop-admin-product"
        noValidate
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h3>
          <SmallPicture id={id} />
          {name}
        </h3>
        {linesOf(product).map((line) => (
          <label key={line} className="field">
            {`Stock${product.options ? ` of ${nameOfLine(line).split(', ')[1]}` : ''}`}
            <input
              {...fieldProps(line, wrong?.lines.includes(line))}
              inputMode="numeric"
              aria-label={`Stock of ${nameOfLine(line)}`}
              value={newStock[line] ?? stock[line]}
              // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
              onInput={(event) => setNewStock({ ...newStock, [line]: event.currentTarget.value })}
              {...testId(`admin-stock-${line}`)}
            />
          </label>
        ))}
        <label className="field">
          Price in €
          <input
            {...fieldProps('price', wrong?.price)}
            inputMode="decimal"
            aria-label={`Price of ${name}`}
            value={newPrice ?? typed(price)}
            onInput={(event) => setNewPrice(event.currentTarget.value)}
            {...testId(`admin-price-${id}`)}
          />
        </label>
        <button
          type="submit"
          className="button button-secondary"
          aria-label={`Save ${name}`}
          {...testId(`admin-save-${id}`)}
        >
          Save
        </button>
        <p
          id={messageId}
          className={errors.length > 0 ? 'shop-message shop-message-wrong' : 'shop-message'}
          role="status"
        >
          {wrong && (errors.join('. ') || 'Saved')}
        </p>
      </form>
    </li>
  );
}

function isStock(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim());
}
