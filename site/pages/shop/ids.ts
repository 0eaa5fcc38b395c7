/** The groups of the products. */
export const categories = ['kitchen', 'home', 'stationery', 'outdoor'] as const;

export const orders = ['name', 'price-up', 'price-down', 'rating'] as const;

/** Colours and sizes, of the products that are sold in several. */
export const options = ['green', 'grey', 's', 'm', 'l'] as const;

const withoutOptions = [
  'kettle',
  'mug',
  'mug-set',
  'teapot',
  'bowl',
  'apron',
  'knife',
  'board',
  'pan',
  'whisk',
  'lamp',
  'lampshade',
  'blanket',
  'candle',
  'clock',
  'notebook',
  'notebook-large',
  'pencils',
  'stapler',
  'umbrella',
  'stove',
  'bottle',
] as const;

/** Kitchen, home, stationery, outdoor, in this order. */
export const productIds = [...withoutOptions, 'backpack', 'socks'] as const;

/** What is in a cart or in stock: a product, or one colour or size of it. */
export const lineIds = [...withoutOptions, 'backpack-green', 'backpack-grey', 'socks-s', 'socks-m', 'socks-l'] as const;

/** The ways of delivery. */
export const ways = ['standard', 'express', 'pickup'] as const;

export const steps = ['address', 'delivery', 'payment', 'review'] as const;

export const payments = ['card', 'invoice'] as const;

export const addressFields = ['name', 'street', 'postcode', 'city'] as const;
export const cardFields = ['card', 'expiry', 'cvc'] as const;
export const registerFields = ['name', 'email', 'password'] as const;

export type Category = (typeof categories)[number];
export type ProductId = (typeof productIds)[number];
export type LineId = (typeof lineIds)[number];
export type Option = (typeof options)[number];
export type Way = (typeof ways)[number];
export type Step = (typeof steps)[number];
