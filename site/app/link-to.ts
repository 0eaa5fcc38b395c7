import { keptByLinks, openedWith } from '../run/page-options';

/**
 * What a link to a page needs; home's id is empty. One that loads a document takes along the options that this document
 * was opened with.
 */
export function linkTo({ id, ownDocument }: { id: string; ownDocument?: true }) {
  return { to: `/${id}${ownDocument ? openedWith : keptByLinks}`, reloadDocument: ownDocument };
}
