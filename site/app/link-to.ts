import type { Page } from '../page';
import { openedWith } from '../run/page-options';

/**
 * What a link to a page needs. One that loads a document takes along the options that this document was opened with.
 */
export function linkTo({ id, onDemand }: Pick<Page, 'id' | 'onDemand'>) {
  return { to: `/${id}${onDemand ? openedWith : ''}`, reloadDocument: onDemand };
}
