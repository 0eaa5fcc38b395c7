import type { Plugin } from 'vite';
import { groups } from '../site/catalogue.ts';

type Attributes = {
  [Name in 'd' | 'cx' | 'cy' | 'r' | 'x' | 'y' | 'x1' | 'y1' | 'x2' | 'y2' | 'width' | 'height']: string;
} & { rx?: string };

/** An element of an icon as the data of a path. */
const outlines: Record<string, (attributes: Attributes) => string> = {
  // An `m` from the corner, because it is absolute at the beginning of a path, and in the middle of one it is not.
  path: ({ d }) => (d.startsWith('m') ? `M0 0${d}` : d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`,
  rect({ x, y, width, height, rx = '0' }) {
    const [across, down] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)];
    const corner = (right: string, below: string) => `a${rx} ${rx} 0 0 1 ${right}${rx} ${below}${rx}`;
    return `M${Number(x) + Number(rx)} ${y}h${across}${corner('', '')}v${down}${corner('-', '')}h${-across}${corner('-', '-')}v${-down}${corner('', '-')}z`;
  },
};

/**
 * `virtual:page-icons`: the icon of each page of the menu and of home, by the name in its `page.ts`, as the data of one
 * path. With a component and its four elements for each, icons were a third of what is made to show home.
 */
export function pageIcons(): Plugin {
  const id = 'virtual:page-icons';
  return {
    name: 'page-icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(module) {
      if (module !== `\0${id}`) return;
      const listed = groups.flatMap(({ pages }) => pages.map(({ id, icon }) => [id, icon]));
      const entries = [['home', 'House'] as const, ...listed].map(async ([id, icon]) => [id, await outlineOf(icon)]);
      return `export const pageIcons = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))};`;
    },
  };
}

async function outlineOf(icon: string): Promise<string> {
  const file = icon.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
  const { __iconData }: { __iconData: { node: [tag: string, attributes: Attributes][] } } = await import(
    `lucide-react/icons/${file}`
  );
  return __iconData.node
    .map(([tag, attributes]) => {
      const outline = outlines[tag];
      if (!outline) throw new Error(`The icon ${icon} has a ${tag}, which icons-plugin.ts cannot make a path of.`);
      return outline(attributes);
    })
    .join('');
}
