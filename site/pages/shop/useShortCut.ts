import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortCut } from './shop-state';
import { changeShop } from './store';

/**
 * Starts the shop as `?with=kettle:1&as=ada` says, and takes both out of the address. True until that is done: nothing of
 * the shop may be shown before.
 */
export function useShortCut(): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const problems: string[] = [];
  const start = shortCut(parameters, (problem) => problems.push(problem));
  // Not a layout effect: the router listens to no navigation before its own. It runs before DOMContentLoaded all the same.
  useEffect(() => {
    if (!start) return;
    changeShop(() => start);
    for (const problem of problems) console.warn(problem);
    const rest = new URLSearchParams(search);
    rest.delete('with');
    rest.delete('as');
    navigate({ pathname, search: rest.size > 0 ? `?${rest}` : '', hash }, { replace: true });
  });
  return start !== undefined;
}
