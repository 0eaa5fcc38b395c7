import type { PageId } from '../catalogue';
import { percentCaught, useProgress } from '../shared/kept-progress';
import { pages } from './menu';

/** How many of a page's requirements the visitor has ticked, such as `3 of 7`. Nothing where none is. */
export function useTicked(page: string): string | undefined {
  const ticked = useProgress().ticked[page];
  const all = pages.find(({ id }) => id === page)?.requirements;
  return ticked && all ? `${ticked.length} of ${all}` : undefined;
}

/** What a page's card says of the visitor's progress. */
export function PageProgress({ page }: { page: PageId }) {
  const ticked = useTicked(page);
  const percent = percentCaught(useProgress().graded[page]);
  if (!ticked && percent === undefined) return null;
  return (
    <p className="feature-progress">
      {ticked && <span>{ticked} ticked</span>}
      {percent !== undefined && <span>{percent} % of bugs caught</span>}
    </p>
  );
}
