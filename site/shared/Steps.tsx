import type { ComponentProps } from 'react';

/** The steps of a form. `aria-current` of an item says which is the present one. */
export function Steps({ className = '', ...list }: ComponentProps<'ol'>) {
  return <ol className={`steps ${className}`.trim()} aria-label="Steps" {...list} />;
}
