import { Row } from './Row';
import type { RowsProps } from './rows-props';

export function SameRows({ pressed, pressing }: RowsProps) {
  return (
    <>
      <section className="text-section" aria-labelledby="billing-heading">
        <h3 id="billing-heading">Billing</h3>
        <Row of="section-a" reads="Edit" why="Its section tells it from the next one." pressed={pressed}>
          <button type="button" className="button button-secondary" {...pressing('section-a')}>
            Edit
          </button>
        </Row>
      </section>
      <section className="text-section" aria-labelledby="delivery-heading">
        <h3 id="delivery-heading">Delivery</h3>
        <Row of="section-b" reads="Edit" why="The same name in another section." pressed={pressed}>
          <button type="button" className="button button-secondary" {...pressing('section-b')}>
            Edit
          </button>
        </Row>
      </section>
      <section className="text-section" aria-labelledby="newsletter-heading">
        <h3 id="newsletter-heading">Newsletter</h3>
        <Row of="twin" reads="Subscribe" why="A hidden twin comes before it." pressed={pressed}>
          {/* For another size of window, say: it comes first and is never shown. This is the exercise. */}
          <button type="button" className="button button-secondary hidden" {...pressing('hidden twin')}>
            Subscribe
          </button>
          <button type="button" className="button button-secondary" {...pressing('twin')}>
            Subscribe
          </button>
        </Row>
      </section>
    </>
  );
}
