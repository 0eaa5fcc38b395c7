import type { Draft } from './steps';
import { testId } from './test-id';

const rows = [
  { field: 'name', label: 'Name' },
  { field: 'email', label: 'Email' },
  { field: 'street', label: 'Street' },
  { field: 'postcode', label: 'Postcode' },
  { field: 'city', label: 'City' },
  { field: 'contact', label: 'Contact by' },
] as const;

export function Review({ draft }: { draft: Draft }) {
  return (
    <dl className="panel wizard-review">
      {rows.map(({ field, label }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd {...testId(`wizard-review-${field}`)}>{draft[field].trim()}</dd>
        </div>
      ))}
      <div>
        <dt>Newsletter</dt>
        <dd {...testId('wizard-review-newsletter')}>{draft.newsletter ? 'Yes' : 'No'}</dd>
      </div>
    </dl>
  );
}
