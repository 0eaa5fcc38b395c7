import './pictures.css';
import type { ReactNode } from 'react';
import type { ProductId } from './ids';
import { productWith } from './products';

const fillOf = (name: string) => ({ fill: `var(--shop-${name})` });
const lineOf = (name: string, width = 4) =>
  ({
    fill: 'none',
    stroke: `var(--shop-${name})`,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;

const brick = fillOf('brick');
const copper = fillOf('copper');
const cream = fillOf('cream');
const ink = fillOf('ink');
const leaf = fillOf('leaf');
const sea = fillOf('sea');
const steel = fillOf('steel');
const sun = fillOf('sun');
const wood = fillOf('wood');
/** What light and its absence do to a colour. */
const shade = { fill: '#000', fillOpacity: 0.16 };
const glow = { fill: '#fff', fillOpacity: 0.3 };
const glowLine = { ...lineOf('cream', 3), strokeOpacity: 0.6 };

/** The shadow below a thing. */
const ground = <ellipse {...shade} cx="60" cy="77" rx="40" ry="4" />;

function mug(colour: object): ReactNode {
  return (
    <>
      <path fill="none" stroke="var(--shop-steel)" strokeWidth="5" d="M77 40c17-4 17 24 0 20" />
      <path {...colour} d="M40 30h38v37a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10z" />
      <path {...shade} d="M68 30h10v37a10 10 0 0 1-10 10z" />
      <rect {...cream} x="38" y="26" width="42" height="7" rx="3.5" />
      <path {...glowLine} d="M47 42v20" />
    </>
  );
}

const notebook = (colour: object, dots: ReactNode) => (
  <>
    <path {...cream} d="M42 20h44v56H42z" />
    <path {...colour} d="M36 16h44a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H36z" />
    <path {...shade} d="M36 16h8v58h-8z" />
    {dots}
    <path {...ink} d="M74 16h4v58h-4z" />
  </>
);

const pencil = (colour: object) => (
  <>
    <path {...wood} d="M-6 0L0-16 6 0z" />
    <path {...ink} d="M-2.2-10L0-16l2.2 6z" />
    <path {...colour} d="M-6 0H6v44H-6z" />
    <path {...shade} d="M2 0h4v44H2z" />
    <path {...steel} d="M-6 38H6v6H-6z" />
  </>
);

const sock = (
  <>
    <path {...brick} d="M0 0h20v34l16 9c10 6 6 20-6 19L8 58C2 57 0 53 0 48z" />
    <path
      {...cream}
      d="M0 0h20v8H0zM0 14h20v4H0zM0 46c0-6 8-8 12-2 3 5 1 12-4 14C2 57 0 53 0 48zM36 43c10 6 6 20-6 19 0-8 2-14 6-19z"
    />
  </>
);

const flame = (
  <>
    <path {...sun} d="M0-16c9 9 9 15 0 17-9-2-9-8 0-17z" />
    <path {...brick} d="M0-8c4 5 4 8 0 9-4-1-4-4 0-9z" />
  </>
);

/** A picture of each product. */
const pictures: Readonly<Record<ProductId, ReactNode>> = {
  kettle: (
    <>
      {ground}
      <path {...copper} d="M82 54l16-14 7 4-13 22z" />
      <path {...shade} d="M82 54l16-14 7 4-13 22z" />
      <path {...lineOf('ink', 5)} d="M37 42C34 6 86 6 83 42" />
      <path {...copper} d="M34 76c-5 0-6-4-5-9l5-18c4-11 14-15 26-15s22 4 26 15l5 18c1 5 0 9-5 9z" />
      <path {...shade} d="M70 35c9 2 14 7 16 14l5 18c1 5 0 9-5 9H74c6-14 4-30-4-41z" />
      <path {...shade} d="M47 36c3-7 23-7 26 0z" />
      <circle {...ink} cx="60" cy="28" r="4" />
      <path {...glowLine} d="M40 66l4-15c1-4 4-7 8-9" />
    </>
  ),
  mug: (
    <>
      {ground}
      {mug(sea)}
    </>
  ),
  'mug-set': (
    <>
      {ground}
      <g transform="translate(8 4) scale(.52)">{mug(brick)}</g>
      <g transform="translate(52 4) scale(.52)">{mug(sun)}</g>
      <path {...wood} d="M22 44h76v4H22z" />
      <g transform="translate(8 37) scale(.52)">{mug(leaf)}</g>
      <g transform="translate(52 37) scale(.52)">{mug(sea)}</g>
    </>
  ),
  teapot: (
    <>
      {ground}
      <path {...lineOf('steel', 6)} d="M82 60c12-2 8-18 18-22" />
      <path {...lineOf('ink', 5)} d="M35 46c-17-4-17 22 0 20" />
      <path
        {...steel}
        fillOpacity="0.45"
        d="M42 36h36c9 6 11 14 9 24-2 10-10 16-17 16H50c-7 0-15-6-17-16-2-10 0-18 9-24z"
      />
      <path {...copper} d="M33 54h54c1 13-8 22-17 22H50c-9 0-18-9-17-22z" />
      <path {...shade} d="M52 38h16v24H52z" />
      <rect {...ink} x="40" y="31" width="40" height="6" rx="3" />
      <circle {...ink} cx="60" cy="26" r="4.5" />
      <path {...glowLine} d="M42 66c-3-5-4-10-2-16" />
    </>
  ),
  bowl: (
    <>
      {ground}
      <path {...steel} d="M46 70h28v6H46z" />
      <path {...steel} d="M24 42h72c0 18-12 30-26 30H50C36 72 24 60 24 42z" />
      <path {...shade} d="M78 42h18c0 18-12 30-26 30h-8c12-6 16-16 16-30z" />
      <ellipse {...shade} cx="60" cy="42" rx="36" ry="8" />
      <ellipse {...cream} cx="60" cy="42" rx="32" ry="6.5" />
      <g {...wood}>
        <circle cx="44" cy="41" r="3" />
        <circle cx="54" cy="44" r="3" />
        <circle cx="66" cy="40" r="3" />
        <circle cx="78" cy="42" r="3" />
      </g>
      <g {...brick}>
        <circle cx="50" cy="39" r="2.5" />
        <circle cx="61" cy="45" r="2.5" />
        <circle cx="73" cy="44" r="2.5" />
      </g>
    </>
  ),
  apron: (
    <>
      <path {...lineOf('wood', 3)} d="M51 22c-6-18 24-18 18 0M42 46c-8 4-12 10-14 18M78 46c8 4 12 10 14 18" />
      <path {...leaf} d="M49 20h22l3 16 10 10v28a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V46l10-10z" />
      <path {...shade} d="M49 20h22l1 5H48z" />
      <path {...shade} d="M48 52h24v14a3 3 0 0 1-3 3H51a3 3 0 0 1-3-3z" />
      <path {...sun} d="M48 52h24v3H48z" />
      <path {...steel} d="M64 42h4v14h-4z" />
    </>
  ),
  knife: (
    <>
      <ellipse {...shade} cx="60" cy="72" rx="44" ry="4" />
      <g transform="rotate(-18 60 45)">
        <path {...steel} d="M10 50c10-8 26-14 64-14v18H30c-10 0-16-1-20-4z" />
        <path {...glow} d="M10 50c10-8 26-14 64-14v6C44 42 24 44 10 50z" />
        <path {...ink} d="M74 35h6v20h-6z" />
        <path {...wood} d="M80 35h28a5 5 0 0 1 5 5v5c0 5-5 6-9 5l-8-2c-6-1-10 1-16 1z" />
        <circle {...steel} cx="88" cy="42" r="1.8" />
        <circle {...steel} cx="99" cy="42" r="1.8" />
      </g>
    </>
  ),
  board: (
    <>
      <ellipse {...shade} cx="60" cy="77" rx="44" ry="4" />
      <path
        {...wood}
        d="M22 20h56a7 7 0 0 1 7 7v10h14a9 9 0 0 1 0 18H85v12a7 7 0 0 1-7 7H22a7 7 0 0 1-7-7V27a7 7 0 0 1 7-7z"
      />
      <path {...shade} d="M15 64h70v3a7 7 0 0 1-7 7H22a7 7 0 0 1-7-7z" />
      <rect
        x="21"
        y="26"
        width="58"
        height="36"
        rx="4"
        fill="none"
        stroke="#000"
        strokeOpacity="0.18"
        strokeWidth="2.5"
      />
      <path
        fill="none"
        stroke="#000"
        strokeOpacity="0.12"
        strokeWidth="2"
        d="M27 36c14-4 30 4 46 0M27 45c14-4 30 4 46 0M27 54c14-4 30 4 46 0"
      />
      <circle cx="98" cy="46" r="3.5" fill="var(--shop-tile)" />
    </>
  ),
  pan: (
    <>
      <ellipse {...shade} cx="56" cy="78" rx="34" ry="4" />
      <path {...lineOf('ink', 9)} d="M70 38l32-16" />
      <circle {...ink} cx="48" cy="48" r="28" />
      <circle {...glow} cx="48" cy="48" r="28" fillOpacity="0.12" />
      <circle {...ink} cx="48" cy="48" r="23" />
      <path {...cream} d="M34 46c0-10 14-12 20-8 8 4 10 14 4 20-6 5-12 1-16 1-6 1-9-6-8-13z" />
      <circle {...sun} cx="47" cy="48" r="6.5" />
      <circle cx="100" cy="23" r="2" fill="var(--shop-tile)" />
    </>
  ),
  whisk: (
    <g transform="rotate(35 60 45)">
      <path
        {...lineOf('steel', 2.5)}
        d="M60 48C36 44 42 2 60 2s24 42 0 46zM60 48C48 44 51 2 60 2s12 42 0 46zM60 48V2"
      />
      <path {...ink} d="M55 46h10v7H55z" />
      <rect {...wood} x="55" y="53" width="10" height="35" rx="4" />
      <path {...shade} d="M61 53h4v31a4 4 0 0 1-4 4z" />
    </g>
  ),
  lamp: (
    <>
      {ground}
      <path {...sun} fillOpacity="0.4" d="M58 34l28 18 2 24H36z" />
      <path {...lineOf('ink', 4)} d="M36 74L30 46l26-22" />
      <circle {...ink} cx="30" cy="46" r="4" />
      <path {...brick} d="M48 22c8-14 26-10 28 2l12 27-36-18c-6-2-8-6-4-11z" />
      <path {...shade} d="M74 20l2 4 12 27-20-10c6-6 8-14 6-21z" />
      <path {...ink} d="M20 74c0-6 32-6 32 0v3H20z" />
    </>
  ),
  lampshade: (
    <>
      {ground}
      <path {...lineOf('ink', 3)} d="M60 4v16" />
      <path {...ink} d="M54 16h12v8H54z" />
      <path {...sun} d="M42 24h36l16 44H26z" />
      <path {...shade} d="M66 24h12l16 44H74z" />
      <path {...glow} d="M48 24h6l-8 44H36z" />
      <path {...brick} d="M26 68l2-6h64l2 6zM42 24l-1 4h38l-1-4z" />
    </>
  ),
  blanket: (
    <>
      {ground}
      <rect {...sea} x="24" y="54" width="72" height="22" rx="9" />
      <rect {...cream} x="24" y="62" width="72" height="5" />
      <rect {...brick} x="24" y="34" width="72" height="22" rx="9" />
      <path {...cream} d="M36 34h6v22h-6zM78 34h6v22h-6z" />
      <path {...shade} d="M24 47h72a9 9 0 0 1-9 9H33a9 9 0 0 1-9-9z" />
      <rect {...sun} x="24" y="18" width="72" height="19" rx="9" />
      <path {...shade} d="M26 32h68c-2 3-4 5-7 5H33c-3 0-5-2-7-5z" />
    </>
  ),
  candle: (
    <>
      {ground}
      <circle {...sun} fillOpacity="0.25" cx="60" cy="22" r="18" />
      <path {...lineOf('ink', 2.5)} d="M60 38v-8" />
      <g transform="translate(60 30)">{flame}</g>
      <path {...sun} d="M46 38h28v34H46z" />
      <path {...shade} d="M66 38h8v34h-8z" />
      <path {...glow} d="M46 38h28v5c-4 4-6 0-9 3-3 4-5 8-8 3-3-4-7 2-11-4z" />
      <path {...copper} d="M38 70h44c0 5-4 7-8 7H46c-4 0-8-2-8-7z" />
    </>
  ),
  clock: (
    <>
      <circle {...shade} cx="62" cy="47" r="34" />
      <circle {...ink} cx="60" cy="44" r="34" />
      <circle {...cream} cx="60" cy="44" r="28" />
      <path {...lineOf('steel', 3)} d="M60 20v4M60 64v4M36 44h4M80 44h4M43 27l2 2M77 27l-2 2M43 61l2-2M77 61l-2-2" />
      <path fill="none" stroke="#2b3442" strokeWidth="4" strokeLinecap="round" d="M60 44V28M60 44l12 8" />
      <path {...lineOf('brick', 2)} d="M60 50l-8-22" />
      <circle {...brick} cx="60" cy="44" r="3.5" />
    </>
  ),
  notebook: (
    <>
      <ellipse {...shade} cx="62" cy="77" rx="28" ry="3.5" />
      <g transform="translate(14 12) scale(.8)">
        {notebook(
          leaf,
          <g {...glow}>
            <circle cx="52" cy="30" r="2.5" />
            <circle cx="62" cy="30" r="2.5" />
            <circle cx="52" cy="40" r="2.5" />
            <circle cx="62" cy="40" r="2.5" />
          </g>,
        )}
      </g>
    </>
  ),
  'notebook-large': (
    <>
      <ellipse {...shade} cx="62" cy="82" rx="36" ry="4" />
      <g transform="translate(-9 -3) scale(1.12)">
        {notebook(
          sea,
          <g {...glow}>
            <circle cx="52" cy="28" r="2" />
            <circle cx="60" cy="28" r="2" />
            <circle cx="68" cy="28" r="2" />
            <circle cx="52" cy="36" r="2" />
            <circle cx="60" cy="36" r="2" />
            <circle cx="68" cy="36" r="2" />
            <circle cx="52" cy="44" r="2" />
            <circle cx="60" cy="44" r="2" />
            <circle cx="68" cy="44" r="2" />
          </g>,
        )}
      </g>
    </>
  ),
  pencils: (
    <>
      <ellipse {...shade} cx="60" cy="78" rx="34" ry="4" />
      <g transform="translate(34 36) rotate(-14)">{pencil(brick)}</g>
      <g transform="translate(51 32) rotate(-5)">{pencil(sea)}</g>
      <g transform="translate(69 32) rotate(5)">{pencil(leaf)}</g>
      <g transform="translate(86 36) rotate(14)">{pencil(sun)}</g>
    </>
  ),
  stapler: (
    <>
      {ground}
      <path {...steel} d="M30 56h62v6H30z" />
      <path {...brick} d="M24 44c22-24 56-22 72-4 3 4 2 8-2 8H34l-6 6c-6 0-8-6-4-10z" />
      <path {...glow} d="M36 40c18-12 36-12 50-2-18-4-34-4-50 2z" />
      <path {...ink} d="M22 68h74a4 4 0 0 1 4 4v4H18v-4a4 4 0 0 1 4-4z" />
      <path {...ink} d="M84 46h10v24H84z" />
    </>
  ),
  umbrella: (
    <>
      <path {...lineOf('ink', 4)} d="M60 12v56c0 12 16 12 16 0" />
      <path {...sea} d="M20 50C22 4 98 4 100 50c-9-8-18-8-26 0-9-8-19-8-28 0-8-8-17-8-26 0z" />
      <path {...shade} d="M60 15c30 0 40 18 40 35-9-8-18-8-26 0 0-16-6-28-14-35z" />
      <path {...glow} d="M60 15C32 16 22 34 20 50c9-8 18-8 26 0 0-16 6-28 14-35z" />
      <path {...lineOf('ink', 4)} d="M60 15V9" />
    </>
  ),
  backpack: (
    <>
      {ground}
      <path {...lineOf('ink', 4)} d="M52 18c0-10 16-10 16 0" />
      <path {...leaf} d="M42 20h36c6 2 9 8 9 16v32a9 9 0 0 1-9 9H42a9 9 0 0 1-9-9V36c0-8 3-14 9-16z" />
      <path {...shade} d="M72 20h6c6 2 9 8 9 16v32a9 9 0 0 1-9 9h-8c6-16 6-42 2-57z" />
      <rect {...sun} x="36" y="16" width="48" height="10" rx="5" />
      <path {...ink} d="M56 24h8v16h-8z" />
      <rect {...steel} x="54" y="34" width="12" height="7" rx="2" />
      <path {...shade} d="M42 50h36v16a5 5 0 0 1-5 5H47a5 5 0 0 1-5-5z" />
      <path {...sun} d="M42 50h36v3H42z" />
    </>
  ),
  socks: (
    <>
      <ellipse {...shade} cx="64" cy="79" rx="42" ry="4" />
      <g transform="translate(26 12) rotate(-4)">{sock}</g>
      <g transform="translate(54 14) rotate(4)">{sock}</g>
    </>
  ),
  stove: (
    <>
      {ground}
      <g transform="translate(40 26)">{flame}</g>
      <g transform="translate(60 26)">{flame}</g>
      <g transform="translate(80 26)">{flame}</g>
      <path {...ink} d="M26 28h68v5H26z" />
      <path {...lineOf('ink', 4)} d="M32 62l-6 14M88 62l6 14" />
      <rect {...brick} x="24" y="33" width="72" height="32" rx="4" />
      <rect {...shade} x="24" y="57" width="72" height="8" rx="4" />
      <rect {...ink} x="32" y="39" width="34" height="20" rx="3" />
      <rect {...sun} fillOpacity="0.7" x="36" y="43" width="26" height="12" rx="1.5" />
      <circle {...cream} cx="76" cy="44" r="4" />
      <circle {...cream} cx="87" cy="44" r="4" />
      <path {...lineOf('cream', 2.5)} d="M74 54h14" />
    </>
  ),
  bottle: (
    <>
      {ground}
      <path {...ink} d="M53 10h14a3 3 0 0 1 3 3v9H50v-9a3 3 0 0 1 3-3z" />
      <path {...steel} d="M50 22h20l5 10v38a7 7 0 0 1-7 7H52a7 7 0 0 1-7-7V32z" />
      <path {...sea} d="M45 38h30v24H45z" />
      <path {...shade} d="M66 22h4l5 10v38a7 7 0 0 1-7 7h-5c4-16 4-38 3-55z" />
      <path {...glowLine} d="M51 34v34" />
    </>
  ),
};

/** In front of the colour of its category, and in that of the theme. */
export function ProductPicture({ id }: { id: ProductId }) {
  return (
    <svg className={`shop-drawing shop-drawing-${productWith(id)?.category}`} viewBox="0 0 120 90" aria-hidden>
      <path fill="var(--shop-tile)" d="M0 0h120v90H0z" />
      {pictures[id]}
    </svg>
  );
}
