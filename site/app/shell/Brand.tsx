import { Check } from 'lucide-react';

/** An icon and no img: pages about images count theirs. */
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
