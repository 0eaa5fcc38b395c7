import { labels } from './labels';
import { Row } from './Row';
import type { RowsProps } from './rows-props';

const button = { type: 'button', className: 'button button-secondary' } as const;

export function TextRows({ pressed, pressing }: RowsProps) {
  return (
    <>
      <Row of="quotes" reads={'Rename "Tom\'s list"'} why="Both kinds of quotes in one label." pressed={pressed}>
        <button {...button} {...pressing('quotes')}>
          {labels.quotes}
        </button>
      </Row>
      <Row of="spaces" reads="Book 2 seats now" why="No-break spaces, and a doubled one." pressed={pressed}>
        <button {...button} {...pressing('spaces')}>
          {labels.spaces}
        </button>
      </Row>
      <Row of="hyphen" reads="Accessibility statement" why="Soft hyphens where it may break." pressed={pressed}>
        <button {...button} {...pressing('hyphen')}>
          {labels.hyphen}
        </button>
      </Row>
      <Row
        of="zero-width"
        reads="ada.lovelace@example.test"
        why="Zero-width spaces where it may break."
        pressed={pressed}
      >
        <button {...button} {...pressing('zero-width')}>
          {labels.zeroWidth}
        </button>
      </Row>
      <Row of="composed" reads="Résumé" why="Each é is one character." pressed={pressed}>
        <button {...button} {...pressing('composed')}>
          {labels.composed}
        </button>
      </Row>
      <Row of="decomposed" reads="Résumé" why="Each é is an e and an accent." pressed={pressed}>
        <button {...button} {...pressing('decomposed')}>
          {labels.decomposed}
        </button>
      </Row>
      <Row of="uppercase" reads="SUBMIT ORDER" why="The capitals come from CSS." pressed={pressed}>
        <button type="button" className="button button-secondary text-uppercase" {...pressing('uppercase')}>
          Submit order
        </button>
      </Row>
      <Row of="generated" reads="New: Inbox" why="The first word comes from CSS." pressed={pressed}>
        <button type="button" className="button button-secondary text-new" {...pressing('generated')}>
          Inbox
        </button>
      </Row>
      <Row of="split" reads="Add 3 items" why="Three elements share the label." pressed={pressed}>
        <button {...button} {...pressing('split')}>
          <span className="text-parts">
            <span>Add </span>
            <strong>3</strong>
            <span> items</span>
          </span>
        </button>
      </Row>
      <Row of="break" reads="Terms and conditions" why="A line break instead of a space." pressed={pressed}>
        <button {...button} {...pressing('break')}>
          <span>
            Terms and
            <br />
            conditions
          </span>
        </button>
      </Row>
      <Row of="cut" reads="Download the…" why="CSS cuts what is too long." pressed={pressed}>
        <button {...button} {...pressing('cut')}>
          <span className="text-cut">{labels.cut}</span>
        </button>
      </Row>
      <Row of="bidi" reads="‘Order 4512’ in Arabic" why="Right to left, with a number." pressed={pressed}>
        <button {...button} lang="ar" dir="rtl" {...pressing('bidi')}>
          {labels.bidi}
        </button>
      </Row>
      <Row of="emoji" reads="Family, and a picture of one" why="Four emoji are joined to one." pressed={pressed}>
        <button {...button} {...pressing('emoji')}>
          {labels.emoji}
        </button>
      </Row>
      <Row of="braces" reads="Insert {{name}}" why="The braces belong to the label." pressed={pressed}>
        <button {...button} {...pressing('braces')}>
          {labels.braces}
        </button>
      </Row>
      <Row of="value" reads="Calculate" why="An input whose label is only its value." pressed={pressed}>
        <input type="button" className="button button-secondary" value="Calculate" {...pressing('value')} />
      </Row>
    </>
  );
}
