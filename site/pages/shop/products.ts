// What the shop sells: the same for every seed. The server and the page read the same list.
import type { Category, LineId, Option, ProductId } from './ids';

export type Product = {
  id: ProductId;
  name: string;
  category: Category;
  /** In cents. */
  price: number;
  /** Of each option, where there are options. */
  stock: number;
  /** From 1 to 5, with one decimal. */
  rating: number;
  about: string;
  options?: { of: 'colour' | 'size'; values: readonly Option[] };
};

export const products: readonly Product[] = [
  {
    id: 'kettle',
    name: 'Copper Kettle',
    category: 'kitchen',
    price: 4990,
    stock: 5,
    rating: 4.6,
    about: 'Holds 1.5 litres and whistles when the water boils.',
  },
  {
    id: 'mug',
    name: 'Enamel Mug',
    category: 'kitchen',
    price: 995,
    stock: 40,
    rating: 4.2,
    about: 'Light enough for a rucksack, and hard to break.',
  },
  {
    id: 'mug-set',
    name: 'Enamel Mug Set',
    category: 'kitchen',
    price: 3600,
    stock: 14,
    rating: 4.8,
    about: 'Four mugs in four colours.',
  },
  {
    id: 'teapot',
    name: 'Teapot',
    category: 'kitchen',
    price: 2875,
    stock: 11,
    rating: 4.1,
    about: 'Glass, with a sieve for loose leaves.',
  },
  {
    id: 'bowl',
    name: 'Müsli Bowl',
    category: 'kitchen',
    price: 1450,
    stock: 22,
    rating: 3.9,
    about: 'Deep, of stoneware, with a grey glaze.',
  },
  {
    id: 'apron',
    name: "Baker's Apron",
    category: 'kitchen',
    price: 2150,
    stock: 17,
    rating: 3.6,
    about: 'Linen, with a pocket for a thermometer.',
  },
  {
    id: 'knife',
    name: "Chef's Knife",
    category: 'kitchen',
    price: 6400,
    stock: 9,
    rating: 4.9,
    about: 'A blade of 20 centimetres, sharpened by hand.',
  },
  {
    id: 'board',
    name: 'Cutting Board',
    category: 'kitchen',
    price: 2650,
    stock: 18,
    rating: 4.0,
    about: 'Oak, with a groove around its edge.',
  },
  {
    id: 'pan',
    name: 'Cast-Iron Pan',
    category: 'kitchen',
    price: 5450,
    stock: 8,
    rating: 4.7,
    about: 'Heavy, and good for any stove.',
  },
  {
    id: 'whisk',
    name: 'Whisk',
    category: 'kitchen',
    price: 890,
    stock: 30,
    rating: 3.7,
    about: 'Twelve wires of steel.',
  },
  {
    id: 'lamp',
    name: 'Desk Lamp',
    category: 'home',
    price: 3450,
    stock: 12,
    rating: 4.4,
    about: 'An arm with two joints and a warm light.',
  },
  {
    id: 'lampshade',
    name: 'Desk Lamp Shade',
    category: 'home',
    price: 1120,
    stock: 16,
    rating: 3.4,
    about: 'A spare shade for the desk lamp.',
  },
  {
    id: 'blanket',
    name: 'Wool Blanket',
    category: 'home',
    price: 11900,
    stock: 4,
    rating: 4.5,
    about: 'Woven of undyed wool, 140 by 200 centimetres.',
  },
  {
    id: 'candle',
    name: 'Beeswax Candle',
    category: 'home',
    price: 675,
    stock: 60,
    rating: 4.3,
    about: 'Burns for eight hours.',
  },
  {
    id: 'clock',
    name: 'Wall Clock',
    category: 'home',
    price: 4150,
    stock: 10,
    rating: 3.8,
    about: 'Large digits, and a hand that does not tick.',
  },
  {
    id: 'notebook',
    name: 'Dotted Notebook',
    category: 'stationery',
    price: 725,
    stock: 100,
    rating: 4.4,
    about: '160 pages that lie flat when it is open.',
  },
  {
    id: 'notebook-large',
    name: 'Large Dotted Notebook',
    category: 'stationery',
    price: 1310,
    stock: 45,
    rating: 4.5,
    about: 'The same 160 pages, twice as large.',
  },
  {
    id: 'pencils',
    name: 'Pencil Set',
    category: 'stationery',
    price: 810,
    stock: 80,
    rating: 4.0,
    about: 'Twelve pencils, from hard to soft.',
  },
  {
    id: 'stapler',
    name: 'Stapler',
    category: 'stationery',
    price: 1675,
    stock: 13,
    rating: 3.5,
    about: 'Staples 20 sheets at once.',
  },
  {
    id: 'umbrella',
    name: 'Storm Umbrella',
    category: 'outdoor',
    price: 2700,
    stock: 0,
    rating: 4.6,
    about: 'Turns inside out, and back again.',
  },
  {
    id: 'backpack',
    name: 'Roll-Top Backpack',
    category: 'outdoor',
    price: 8900,
    stock: 6,
    rating: 4.5,
    about: 'Keeps 25 litres dry in any rain.',
    options: { of: 'colour', values: ['green', 'grey'] },
  },
  {
    id: 'socks',
    name: 'Wool Socks',
    category: 'outdoor',
    price: 1240,
    stock: 20,
    rating: 4.1,
    about: 'Merino, with a heel that holds for years.',
    options: { of: 'size', values: ['s', 'm', 'l'] },
  },
  {
    id: 'stove',
    name: 'Camping Stove',
    category: 'outdoor',
    price: 124900,
    stock: 2,
    rating: 3.2,
    about: 'Three flames, an oven and a table that folds.',
  },
  {
    id: 'bottle',
    name: 'Water Bottle',
    category: 'outdoor',
    price: 1995,
    stock: 25,
    rating: 4.7,
    about: 'Steel, and keeps tea hot until the evening.',
  },
];

export const lines: readonly LineId[] = products.flatMap(linesOf);

const byId = new Map<string, Product>(products.map((product) => [product.id, product]));
const byLine = new Map<string, Product>(
  products.flatMap((product) => linesOf(product).map((line): [string, Product] => [line, product])),
);

export function linesOf({ id, options }: Product): LineId[] {
  return options ? options.values.map((value) => `${id}-${value}` as LineId) : [id as LineId];
}

/** The product with an id, which may be any text of an address. */
export function productWith(id: string): Product | undefined {
  return byId.get(id);
}

export function isLine(text: string): text is LineId {
  return byLine.has(text);
}

export function productOf(line: LineId): Product {
  return byLine.get(line) as Product;
}

/** The line of a product and a chosen option. Undefined where one has to be chosen first. */
export function lineOf({ id, options }: Product, option: Option | undefined): LineId | undefined {
  if (!options) return id as LineId;
  return option === undefined ? undefined : (`${id}-${option}` as LineId);
}

/** An option as it is shown: `green`, `M`. */
export function shownOption(option: string): string {
  return option.length === 1 ? option.toUpperCase() : option;
}

/** A line's name: `Roll-Top Backpack, green`. */
export function nameOfLine(line: LineId): string {
  const { id, name, options } = productOf(line);
  return options ? `${name}, ${shownOption(line.slice(id.length + 1))}` : name;
}
