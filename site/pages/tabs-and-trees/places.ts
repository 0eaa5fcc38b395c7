import type { NamesOf } from '../../page';
import { plain } from '../../shared/plain-letters';
import type page from './page';

type ItemId = Extract<NamesOf<(typeof page)['testIds'], string>, `tree-item-${string}`>;
/** Where an item is: `europe-italy-rome`. */
export type Path = ItemId extends `tree-item-${infer Name}` ? Name : never;

export type Place = {
  readonly path: Path;
  readonly label: string;
  readonly places?: readonly Place[];
  /** Its places are not there before they are loaded. */
  readonly loads?: readonly Place[];
};

export const placesAtFirst: readonly Place[] = [
  {
    path: 'europe',
    label: 'Europe',
    places: [
      {
        path: 'europe-italy',
        label: 'Italy',
        places: [
          { path: 'europe-italy-rome', label: 'Rome' },
          { path: 'europe-italy-milan', label: 'Milan' },
          { path: 'europe-italy-naples', label: 'Naples' },
        ],
      },
      {
        path: 'europe-spain',
        label: 'Spain',
        places: [
          { path: 'europe-spain-madrid', label: 'Madrid' },
          { path: 'europe-spain-seville', label: 'Seville' },
        ],
      },
    ],
  },
  {
    path: 'asia',
    label: 'Asia',
    places: [
      {
        path: 'asia-japan',
        label: 'Japan',
        places: [
          { path: 'asia-japan-tokyo', label: 'Tokyo' },
          { path: 'asia-japan-kyoto', label: 'Kyoto' },
        ],
      },
      {
        path: 'asia-india',
        label: 'India',
        places: [
          { path: 'asia-india-delhi', label: 'Delhi' },
          { path: 'asia-india-mumbai', label: 'Mumbai' },
        ],
      },
    ],
  },
  {
    path: 'america',
    label: 'America',
    places: [
      {
        path: 'america-brazil',
        label: 'Brazil',
        loads: [
          { path: 'america-brazil-recife', label: 'Recife' },
          { path: 'america-brazil-brasilia', label: 'Brasília' },
        ],
      },
      {
        path: 'america-peru',
        label: 'Peru',
        loads: [
          { path: 'america-peru-lima', label: 'Lima' },
          { path: 'america-peru-cusco', label: 'Cusco' },
        ],
      },
    ],
  },
  {
    path: 'africa',
    label: 'Africa',
    loads: [
      {
        path: 'africa-egypt',
        label: 'Egypt',
        places: [
          { path: 'africa-egypt-cairo', label: 'Cairo' },
          { path: 'africa-egypt-luxor', label: 'Luxor' },
        ],
      },
      {
        path: 'africa-kenya',
        label: 'Kenya',
        places: [
          { path: 'africa-kenya-nairobi', label: 'Nairobi' },
          { path: 'africa-kenya-mombasa', label: 'Mombasa' },
        ],
      },
    ],
  },
];

/** The places after a branch was loaded. */
export function withLoaded(places: readonly Place[], path: Path): readonly Place[] {
  return places.map((place) => {
    if (place.path === path) return { ...place, places: place.loads, loads: undefined };
    return place.places ? { ...place, places: withLoaded(place.places, path) } : place;
  });
}

/** The labels of the checked places without any below them, in the order of the tree. A checked branch checks all below it. */
export function checkedLeaves(places: readonly Place[], checked: readonly Path[], above = false): readonly string[] {
  return places.flatMap(({ path, label, places: below, loads }) => {
    const isChecked = above || checked.includes(path);
    if (below) return checkedLeaves(below, checked, isChecked);
    return isChecked && !loads ? [label] : [];
  });
}

export function isMatch({ label }: Place, filter: string): boolean {
  const text = plain(filter.trim());
  return text !== '' && plain(label).includes(text);
}

/** All places that match, and the branches above them. */
export function found(places: readonly Place[], filter: string): { matches: number; branches: readonly Path[] } {
  const each = places.map((place) => {
    const below = found(place.places ?? [], filter);
    return {
      matches: below.matches + (isMatch(place, filter) ? 1 : 0),
      branches: below.matches > 0 ? [place.path, ...below.branches] : [],
    };
  });
  return {
    matches: each.reduce((sum, { matches }) => sum + matches, 0),
    branches: each.flatMap(({ branches }) => branches),
  };
}
