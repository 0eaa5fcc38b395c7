// By a module of the site, because one of the build alone is not found by everything that reads imports.
import { pageIcons } from 'virtual:page-icons';

export function PageIcon({ id }: { id: keyof typeof pageIcons }) {
  return (
    <svg className="page-icon" viewBox="0 0 24 24" aria-hidden>
      <path d={pageIcons[id]} />
    </svg>
  );
}
