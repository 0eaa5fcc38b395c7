import type { ProductId } from './ids';
import { ProductPicture } from './ProductPicture';

/** The picture of a product beside one line of text. A span, so that a heading may contain it. */
export function SmallPicture({ id }: { id: ProductId }) {
  return (
    <span className="shop-picture shop-picture-small">
      <ProductPicture id={id} />
    </span>
  );
}
