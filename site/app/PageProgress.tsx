import type { PageId } from '../catalogue';
import { type Progress, percentCaught } from '../shared/kept-progress';
import { pages } from './menu';

/** How many of a page's requirements the visitor has ticked, such as `3 of 7`. Undefined if none is. */
export function tickedOf(progress: Progress, page: string): string | undefined {
  const ticked = progress.ticked[page];
  const all = pages.find(({ id }) => id === page)?.requirements;
  return ticked && all ? `${ticked.length} of ${all}` : undefined;
}

/** What a page's card says about the visitor's progress. */
export function PageProgress({ page, progress }: { page: PageId; progress: Progress }) {
  const ticked = tickedOf(progress, page);
  const percent = percentCaught(progress.graded[page]);
  if (!ticked && percent === undefined) return null;
  return (
    <p className="feature-progress">
      {ticked && <span>{ticked} ticked</span>}
      {percent !== undefined && <span>{percent} % of bugs caught</span>}
    </p>
  );
}
