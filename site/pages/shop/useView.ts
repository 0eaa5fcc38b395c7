import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, redirectTo, type View, type ViewPath, viewAt } from './views';

type Go = (
  to: ViewPath,
  options?: { parameters?: Readonly<Record<string, string>>; replace?: boolean; state?: object },
) => void;

/** The view of the address, its query, and a function that leads to another view with the run's options. */
export function useView(): { view: View | undefined; pathname: string; search: string; go: Go } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const go: Go = (to, { parameters, replace = false, state } = {}) =>
    navigate(replace ? redirectTo(to, { search, hash }, parameters) : addressOf(to, parameters), { replace, state });
  return { view: viewAt(pathname), pathname, search, go };
}
