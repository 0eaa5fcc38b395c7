import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShopLink } from './ShopLink';

/** In the place of what a view has nothing of. */
export function Empty({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="card shop-empty">
      <Icon size={28} aria-hidden />
      {children}
    </div>
  );
}

export function ToProducts() {
  return (
    <ShopLink to="" className="button button-primary">
      To the products
    </ShopLink>
  );
}
