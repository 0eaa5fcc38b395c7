import { House, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { groups } from '../../shared/menu';
import { pageIcons } from '../../shared/page-icons';
import { hook } from '../../shared/test-hook';
import { Brand } from './Brand';

export function Sidebar({ open, label }: { open: boolean; label: string }) {
  return (
    <nav id="sidebar" className={open ? 'sidebar sidebar-open' : 'sidebar'} aria-label={label}>
      <Brand />
      <NavItem to="/" label="Home" icon={House} name="home-link" />
      {groups.map((group) => (
        <section key={group.title} className="sidebar-group">
          <h3>{group.title}</h3>
          <ul>
            {group.pages.map(({ id, title }) => (
              <li key={id}>
                <NavItem to={`/${id}`} label={title} icon={pageIcons[id]} name={`nav-${id}`} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function NavItem({ to, label, icon: Icon, name }: { to: string; label: string; icon: LucideIcon; name: string }) {
  return (
    <NavLink to={to} end className="nav-item" {...hook(name)}>
      <Icon aria-hidden size={18} />
      {label}
    </NavLink>
  );
}
