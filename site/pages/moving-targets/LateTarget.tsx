import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useWait } from '../../shared/useWait';
import { testId } from './test-id';

export function LateTarget() {
  const [stock, setStock] = useState<'unknown' | 'checking' | 'there'>('unknown');
  const [orders, setOrders] = useState(0);
  const wait = useWait();

  async function check() {
    setStock('checking');
    await wait('moving-late', 2000, 4000);
    setStock('there');
  }

  const status = { unknown: 'Not checked', checking: 'Checking', there: 'In stock' }[stock];

  return (
    <>
      <h2>A button enabled later</h2>
      <p className="muted">“Order” is disabled until the stock has been checked, which takes two to four seconds.</p>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          disabled={stock === 'checking'}
          onClick={check}
          {...testId('late-start')}
        >
          Check stock
        </button>
        <button
          type="button"
          className="button button-primary"
          disabled={stock !== 'there'}
          onClick={() => setOrders(orders + 1)}
          {...testId('late-button')}
        >
          Order
        </button>
        <span className="value late-status" role="status" {...testId('late-status')}>
          {status}
        </span>
      </div>
      <Outcome role="status" {...testId('late-result')}>
        {`Orders: ${orders}`}
      </Outcome>
    </>
  );
}
