import type { ReactNode } from 'react';
import type { ProductId } from './ids';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 4, strokeLinecap: 'round' } as const;
const tint = { fill: 'var(--accent)' } as const;
const body = { fill: 'currentColor' } as const;

const mug = (
  <>
    <path {...body} d="M40 28h34v38a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6z" />
    <path {...line} d="M75 36h5a8 8 0 0 1 0 22h-5" />
    <path {...tint} d="M40 28h34v6H40z" />
  </>
);
const pot = (
  <>
    <path {...body} d="M40 36h40l5 30a7 7 0 0 1-7 8H42a7 7 0 0 1-7-8z" />
    <path {...line} d="M84 50l14-14M36 44c-16-4-16 20 0 18" />
    <path {...tint} d="M48 29h24v5H48zM57 21h6v6h-6z" />
  </>
);
const lamp = (
  <>
    <path {...line} d="M46 74V52l24-18" />
    <path {...tint} d="M62 34l10-16 20 18-16 10z" />
    <path {...body} d="M32 72h30v6H32z" />
  </>
);
const notebook = (
  <>
    <path {...body} d="M40 16h42a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H40z" />
    <path {...tint} d="M34 16h8v58h-8zM72 16h5v30l-2.5-4-2.5 4z" />
  </>
);

/** A picture of each product, of a few shapes in the colours of the site. */
const pictures: Readonly<Record<ProductId, ReactNode>> = {
  kettle: (
    <>
      {pot}
      <path {...line} d="M44 30c0-22 32-22 32 0" />
    </>
  ),
  mug,
  'mug-set': (
    <>
      <g transform="translate(-16 8) scale(.9)">{mug}</g>
      <g transform="translate(26 8) scale(.9)">{mug}</g>
    </>
  ),
  teapot: pot,
  bowl: (
    <>
      <path {...body} d="M28 42h64c0 18-12 30-32 30S28 60 28 42z" />
      <path {...tint} d="M28 38h64v5H28z" />
    </>
  ),
  apron: (
    <>
      <path {...line} d="M50 22c0-14 20-14 20 0" />
      <path {...body} d="M48 22h24l4 16 10 8v30H34V46l10-8z" />
      <path {...tint} d="M50 52h20v14H50z" />
    </>
  ),
  knife: (
    <>
      <path {...body} d="M24 40h48v16C50 56 32 50 24 40z" />
      <path {...tint} d="M74 40h24a4 4 0 0 1 0 10H74z" />
    </>
  ),
  board: (
    <>
      <path {...body} d="M28 28h52a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z" />
      <path {...tint} d="M86 42h12v12H86z" />
    </>
  ),
  pan: (
    <>
      <circle {...body} cx="50" cy="48" r="26" />
      <circle {...tint} cx="50" cy="48" r="17" />
      <path {...line} strokeWidth="7" d="M76 40l24-12" />
    </>
  ),
  whisk: (
    <>
      <path {...line} d="M60 50c-20 0-18-34 0-34s20 34 0 34zM60 50c-8 0-8-34 0-34s8 34 0 34z" />
      <path {...tint} d="M57 50h6v28h-6z" />
    </>
  ),
  lamp,
  lampshade: (
    <>
      <path {...tint} d="M46 24h28l14 36H32z" />
      <path {...body} d="M30 60h60v6H30z" />
    </>
  ),
  blanket: (
    <>
      <path {...body} d="M30 22h60v44H30z" />
      <path {...tint} d="M30 30h60v6H30zM30 48h60v6H30z" />
      <path {...line} d="M34 70v6M50 70v6M66 70v6M82 70v6" />
    </>
  ),
  candle: (
    <>
      <path {...body} d="M48 40h24v36H48z" />
      <path {...tint} d="M60 14c10 10 8 18 0 20-8-2-10-10 0-20z" />
    </>
  ),
  clock: (
    <>
      <circle {...body} cx="60" cy="45" r="30" />
      <circle cx="60" cy="45" r="23" fill="var(--surface-raised)" />
      <path {...line} stroke="var(--accent)" d="M60 28v17l11 8" />
    </>
  ),
  notebook,
  'notebook-large': <g transform="translate(-15 -11) scale(1.25)">{notebook}</g>,
  pencils: (
    <>
      <path {...body} d="M36 34l6-14 6 14v42H36zM72 34l6-14 6 14v42H72z" />
      <path {...tint} d="M54 34l6-14 6 14v42H54z" />
    </>
  ),
  stapler: (
    <>
      <path {...tint} d="M30 40c30-20 56-10 62 4l-4 8H30z" />
      <path {...body} d="M28 56h66v10H28z" />
    </>
  ),
  umbrella: (
    <>
      <path {...tint} d="M24 48c2-40 70-40 72 0-12-8-24-8-36 0-12-8-24-8-36 0z" />
      <path {...line} d="M60 46v24c0 10 14 10 14 0" />
    </>
  ),
  backpack: (
    <>
      <path {...body} d="M42 26h36a8 8 0 0 1 8 8v36a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V34a8 8 0 0 1 8-8z" />
      <path {...tint} d="M44 50h32v16H44zM40 16h40v10H40z" />
    </>
  ),
  socks: (
    <>
      <path {...body} d="M50 16h20v34l20 10c8 4 4 16-6 14L54 64c-3-1-4-3-4-6z" />
      <path {...tint} d="M50 16h20v9H50z" />
    </>
  ),
  stove: (
    <>
      <path {...body} d="M28 46h64v24H28z" />
      <path {...tint} d="M60 14c12 12 10 24 0 26-10-2-12-14 0-26z" />
      <path {...line} d="M34 42h52M36 72v6M84 72v6" />
    </>
  ),
  bottle: (
    <>
      <path {...body} d="M50 30h20l4 8v34a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V38z" />
      <path {...tint} d="M52 14h16v14H52z" />
    </>
  ),
};

export function ProductPicture({ id }: { id: ProductId }) {
  return (
    <svg viewBox="0 0 120 90" aria-hidden>
      {pictures[id]}
    </svg>
  );
}
