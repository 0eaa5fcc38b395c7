import { Printer, Settings } from 'lucide-react';
import { Row } from './Row';
import type { RowsProps } from './rows-props';

/** A magnifying glass in a grey that both themes have a contrast with. */
const glass =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" fill="none" stroke="#7b8794" stroke-width="2.5">' +
      '<circle cx="8.5" cy="8.5" r="6"/><path d="m13 13 5.5 5.5"/></svg>',
  );

export function NameRows({ pressed, pressing }: RowsProps) {
  return (
    <>
      <Row of="labelled-by" reads="Delete" why="Two elements name it: its own and “invoice 7”." pressed={pressed}>
        <span id="invoice-7" className="text-subject">
          invoice 7
        </span>
        <button
          type="button"
          id="delete-7"
          className="button button-secondary"
          aria-labelledby="delete-7 invoice-7"
          {...pressing('labelled-by')}
        >
          Delete
        </button>
      </Row>
      <Row of="aria-label" reads="Go" why="Its aria-label is unlike its text." pressed={pressed}>
        <button type="button" className="button button-secondary" aria-label="Open basket" {...pressing('aria-label')}>
          Go
        </button>
      </Row>
      <Row of="title" reads="A printer" why="Only a title names it." pressed={pressed}>
        <button type="button" className="button button-secondary" title="Print" {...pressing('title')}>
          <Printer aria-hidden size={20} />
        </button>
      </Row>
      <Row of="alt" reads="A magnifying glass" why="The alt of its image names it." pressed={pressed}>
        <button type="button" className="button button-secondary" {...pressing('alt')}>
          <img src={glass} width={20} height={20} alt="Search" />
        </button>
      </Row>
      <Row of="svg" reads="A cogwheel" why="An SVG without text, named by its aria-label." pressed={pressed}>
        <button type="button" className="button button-secondary" {...pressing('svg')}>
          <Settings role="img" aria-label="Settings" size={20} />
        </button>
      </Row>
    </>
  );
}
