import { ArrowRight } from 'lucide-react';
import { Link } from '../Link';
import { linkTo } from '../link-to';
import { menuPage } from '../menu';
import { testId } from './test-id';

/** The way on in the track of a page. In a footer, because a second navigation would not be the menu. */
export function NextPage({ id }: { id: string }) {
  const page = menuPage(id);
  const next = menuPage(page?.next);
  if (!page || !next) return null;
  return (
    <footer className="next">
      <Link {...linkTo(next)} className="next-link" {...testId('next-page')}>
        Next in {page.track}: {next.title}
        <ArrowRight aria-hidden size={18} />
      </Link>
    </footer>
  );
}
