import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, type ViewPath } from './views';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: ViewPath;
  parameters?: Readonly<Record<string, string>>;
};

/** A link to a view of the shop, which keeps the run's options. */
export function ShopLink({ to, parameters, ...link }: Props) {
  return <Link {...link} to={addressOf(to, parameters)} />;
}
