import { pages } from '../site/catalogue';
import type { Page } from '../site/page';

/** The pages that a link loads a document for. */
export const onDemand: readonly string[] = pages.filter((page: Page) => page.onDemand).map(({ id }) => id);
