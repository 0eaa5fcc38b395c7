/** What a dropdown offers: the reader sees the label, and the form has the value. */
export type City = { value: string; label: string };

type Place = City & { country: string; continent: string };

/**
 * In the order of their names without accents. Their labels are the exercise: two read the same, some are written in
 * two ways that look the same, one begins with a space, one has an emoji, one is in Arabic and one is too long.
 */
export const places: readonly Place[] = [
  { value: 'amsterdam', label: 'Amsterdam', country: 'Netherlands', continent: 'Europe' },
  { value: 'athens', label: 'Athens', country: 'Greece', continent: 'Europe' },
  { value: 'cairo', label: 'القاهرة', country: 'Egypt', continent: 'Africa' },
  { value: 'las-vegas', label: 'Las Vegas 🎰', country: 'United States', continent: 'America' },
  { value: 'lima', label: ' Lima', country: 'Peru', continent: 'America' },
  { value: 'nairobi', label: 'Nairobi', country: 'Kenya', continent: 'Africa' },
  { value: 'osaka', label: 'Osaka', country: 'Japan', continent: 'Asia' },
  { value: 'sao-paulo', label: 'S\u00e3o Paulo', country: 'Brazil', continent: 'America' },
  { value: 'sao-paulo-decomposed', label: 'Sa\u0303o Paulo', country: 'Brazil', continent: 'America' },
  { value: 'seoul', label: 'Seoul', country: 'South Korea', continent: 'Asia' },
  { value: 'springfield-1', label: 'Springfield', country: 'United States', continent: 'America' },
  { value: 'springfield-2', label: 'Springfield', country: 'United States', continent: 'America' },
  { value: 'stockholm', label: 'Stockholm', country: 'Sweden', continent: 'Europe' },
  {
    value: 'taumata',
    label: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoro',
    country: 'New Zealand',
    continent: 'Oceania',
  },
  { value: 'tokyo', label: 'Tokyo', country: 'Japan', continent: 'Asia' },
  { value: 'wellington', label: 'Wellington', country: 'New Zealand', continent: 'Oceania' },
  { value: 'zuerich', label: 'Z\u00fcrich', country: 'Switzerland', continent: 'Europe' },
  { value: 'zuerich-decomposed', label: 'Zu\u0308rich', country: 'Switzerland', continent: 'Europe' },
];

export const cities: readonly City[] = places.map(({ value, label }) => ({ value, label }));

/** The only one that cannot be chosen in the native dropdown. */
export const closedCity = 'athens';

const beginnings =
  'Alder Ash Birch Black Bridge Clear Cold Copper Deep East Fair Fox Glen Green Hart High Kings Long Lower Mill New North'.split(
    ' ',
  );
const endings =
  'bury by church cliff combe dale den field ford gate ham haven hill holm hurst ley mere mouth port stead ton well'.split(
    ' ',
  );

/** Five hundred, in the order of their values: those above, and those that names of English places are made of. */
export const fiveHundred: readonly City[] = [
  ...cities,
  ...beginnings
    .flatMap((beginning) => endings.map((ending) => beginning + ending))
    .slice(0, 500 - cities.length)
    .map((label) => ({ value: label.toLowerCase(), label })),
].sort((one, other) => (one.value < other.value ? -1 : 1));

type Group = { value: string; label: string; children: Group[] };

/** The cities below their continents and countries, for a cascader. */
export const cascade: readonly Group[] = grouped('continent', places, (inContinent) =>
  grouped('country', inContinent, (inCountry) => inCountry.map(({ value, label }) => ({ value, label, children: [] }))),
);

function grouped(
  by: 'continent' | 'country',
  some: readonly Place[],
  childrenOf: (some: readonly Place[]) => Group[],
): Group[] {
  return [...new Set(some.map((place) => place[by]))].sort().map((label) => ({
    value: label.toLowerCase().replace(' ', '-'),
    label,
    children: childrenOf(some.filter((place) => place[by] === label)),
  }));
}

/** What is chosen, as the page shows it. */
export function shown(values: readonly string[], separator = ', '): string {
  return values.join(separator) || 'nothing';
}

/** The name that a closed dropdown shows. */
export function labelOf(value: string): string {
  return cities.find((city) => city.value === value)?.label ?? 'Choose a city';
}
