import type { ComponentProps } from 'react';
import { type NavigateOptions, useHref, useLinkClickHandler } from 'react-router-dom';
import { addressOf, type ViewPath } from './views';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> &
  Pick<NavigateOptions, 'replace' | 'state'> & {
    to: ViewPath;
    parameters?: Readonly<Record<string, string>>;
  };

/** A link to a view of the shop, which keeps the run's options. Not the router's own, which the build leaves out. */
export function ShopLink({ to, parameters, replace, state, ...anchor }: Props) {
  const address = addressOf(to, parameters);
  return <a {...anchor} href={useHref(address)} onClick={useLinkClickHandler(address, { replace, state })} />;
}
