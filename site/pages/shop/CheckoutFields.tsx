import { type CheckoutField, countries, type Draft, type Errors, offersInvoice } from './checkout';
import { DeliveryWays } from './DeliveryWays';
import { Field } from './Field';
import type { Step } from './ids';
import { euros } from './money';
import { mostByInvoice } from './payment';
import { testId } from './test-id';

type Props = {
  step: Step;
  draft: Draft;
  /** It was chosen, and the total is too high for it now. */
  isInvoiceGone: boolean;
  errors: Errors;
  total: number;
  onChange: (fields: Partial<Draft>) => void;
};

const texts = {
  name: { label: 'Name', autoComplete: 'name' },
  street: { label: 'Street', autoComplete: 'street-address' },
  postcode: { label: 'Postcode', autoComplete: 'postal-code' },
  city: { label: 'City', autoComplete: 'address-level2' },
  card: { label: 'Card number', autoComplete: 'cc-number', inputMode: 'numeric' },
  expiry: { label: 'Expiry', autoComplete: 'cc-exp', placeholder: 'MM/YY' },
  cvc: { label: 'CVC', autoComplete: 'cc-csc', inputMode: 'numeric' },
} as const satisfies Partial<Record<CheckoutField, object>>;

/** What a step before the review has to fill in. */
export function CheckoutFields(props: Props) {
  if (props.step === 'delivery')
    return <DeliveryWays name="checkout-delivery" idOf={(way) => testId(`checkout-by-${way}`)} />;
  return props.step === 'address' ? <Address {...props} /> : <Payment {...props} />;
}

function TextField({ field, draft, errors, onChange }: Props & { field: keyof typeof texts }) {
  return (
    <Field
      id={`checkout-${field}`}
      data-field={field}
      value={draft[field]}
      error={errors[field]}
      errorProps={testId(`checkout-error-${field}`)}
      onValue={(value) => onChange({ [field]: value })}
      {...texts[field]}
      {...testId(`checkout-${field}`)}
    />
  );
}

function Address(props: Props) {
  const { draft, errors, onChange } = props;
  return (
    <>
      <TextField field="name" {...props} />
      <TextField field="street" {...props} />
      <div className="checkout-pair checkout-pair-postcode">
        <TextField field="postcode" {...props} />
        <TextField field="city" {...props} />
      </div>
      <div className="field">
        <label htmlFor="checkout-country">Country</label>
        <select
          id="checkout-country"
          className="input"
          autoComplete="country"
          data-field="country"
          value={draft.country}
          aria-invalid={errors.country ? true : undefined}
          aria-describedby={errors.country && 'checkout-country-error'}
          onChange={(event) => onChange({ country: event.target.value })}
          {...testId('checkout-country')}
        >
          <option value="">Choose a country</option>
          {Object.entries(countries).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {errors.country && (
          <p id="checkout-country-error" className="field-error" {...testId('checkout-error-country')}>
            {errors.country}
          </p>
        )}
      </div>
    </>
  );
}

function Payment(props: Props) {
  const { draft, isInvoiceGone, total, onChange } = props;
  const { pay } = draft;
  return (
    <>
      <fieldset className="shop-choices">
        <legend>Pay by</legend>
        <label className="shop-choice">
          <input
            type="radio"
            name="checkout-pay"
            checked={pay === 'card'}
            onChange={() => onChange({ pay: 'card' })}
            {...testId('checkout-pay-card')}
          />
          <span>Card</span>
        </label>
        {offersInvoice(total) && (
          <label className="shop-choice">
            <input
              type="radio"
              name="checkout-pay"
              checked={pay === 'invoice'}
              onChange={() => onChange({ pay: 'invoice' })}
              {...testId('checkout-pay-invoice')}
            />
            <span>
              Invoice
              <span className="shop-choice-note">Within 14 days</span>
            </span>
          </label>
        )}
      </fieldset>
      {isInvoiceGone && <p className="muted">{`By invoice only up to ${euros(mostByInvoice)}.`}</p>}
      {pay === 'card' && (
        <>
          <TextField field="card" {...props} />
          <div className="checkout-pair">
            <TextField field="expiry" {...props} />
            <TextField field="cvc" {...props} />
          </div>
          <dl className="panel checkout-cards">
            <div>
              <dt>Pays</dt>
              <dd>4242 4242 4242 4242</dd>
            </div>
            <div>
              <dt>Is declined</dt>
              <dd>4000 0000 0000 0002</dd>
            </div>
            <div>
              <dt>Needs a code</dt>
              <dd>4000 0000 0000 3220</dd>
            </div>
          </dl>
        </>
      )}
    </>
  );
}
