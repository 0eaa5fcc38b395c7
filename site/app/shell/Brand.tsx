import { Link } from '../Link';
import { linkTo } from '../link-to';
import { testId } from './test-id';

/**
 * Outside of the menu, whose first link is Home. The mark is an svg and no img, because tests count a page's images.
 */
export function Brand() {
  return (
    <Link {...linkTo({ id: '' })} className="brand" {...testId('brand')}>
      <svg className="brand-mark" viewBox="0 0 24 24" width="28" height="28" aria-hidden>
        <rect width="24" height="24" rx="6" />
        <path d="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" />
        <path d="M8.5 12.2l2.5 2.5 4.6-5.2" strokeWidth="2.4" />
      </svg>
      <span className="brand-name">practice-site</span>
    </Link>
  );
}
