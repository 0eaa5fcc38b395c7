import ConfigProvider from 'antd/es/config-provider';
import Tree from 'antd/es/tree/Tree';
import { type Key, type ReactNode, useRef, useState } from 'react';
import { randomOfLoad } from '../../run/chance';
import { failingLoad } from '../../shared/failing-load';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import { checkedLeaves, found, isMatch, type Path, type Place, placesAtFirst, withLoaded } from './places';
import { testId } from './test-id';
import { treeTheme } from './tree-theme';

export function PlacesTree() {
  const [places, setPlaces, latestPlaces] = useLatestState(placesAtFirst);
  const [expanded, setExpanded, latestExpanded] = useLatestState<readonly Path[]>(['europe']);
  const [checked, setChecked] = useState<readonly Path[]>([]);
  const [filter, setFilter, latestFilter] = useLatestState('');
  const [failed, setFailed] = useState<Place | null>(null);
  const loads = useRef(0);
  const loading = useRef(new Map<Path, Promise<void>>());
  const wait = useWait();

  function expand(paths: readonly Path[]) {
    setExpanded(paths);
    setFailed((before) => (before && paths.includes(before.path) ? null : before));
  }

  function retry({ path }: Place) {
    // Before the button is gone, because with it the focus would be lost.
    document.querySelector<HTMLElement>('[role=tree]')?.focus();
    expand([...latestExpanded(), path]);
  }

  function search(text: string) {
    setFilter(text);
    openFound();
  }

  function openFound() {
    const { branches } = found(latestPlaces(), latestFilter());
    expand([...new Set([...latestExpanded(), ...branches])]);
  }

  /** antd calls it when a branch without places is open, and twice in StrictMode. */
  function load(place: Place): Promise<void> {
    const promise = loading.current.get(place.path) ?? loadOnce(place);
    loading.current.set(place.path, promise);
    return promise;
  }

  async function loadOnce(place: Place) {
    loads.current += 1;
    const fails = loads.current === failingLoad(randomOfLoad('tree-error'));
    await wait('tree-load', 300, 900);
    loading.current.delete(place.path);
    if (fails) {
      setFailed(place);
      // antd would load an open branch again, ten times.
      setExpanded(latestExpanded().filter((path) => path !== place.path));
      throw new Error(`Could not load ${place.label}`);
    }
    setPlaces(withLoaded(latestPlaces(), place.path));
    openFound();
  }

  return (
    <>
      <h2>Tree</h2>
      <p className="muted">
        It is antd’s, with antd’s keys. Africa, Brazil and Peru load what they hold when they are opened, and one of the
        first two loads fails.
      </p>
      <div className="field">
        <label htmlFor="tree-filter">Filter</label>
        <input
          id="tree-filter"
          className="input"
          type="search"
          autoComplete="off"
          value={filter}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={({ currentTarget }) => search(currentTarget.value)}
          {...testId('tree-filter')}
        />
      </div>
      <p className="muted" role="status" {...testId('tree-found')}>
        {filter.trim() && `Found: ${found(places, filter).matches}`}
      </p>
      <ConfigProvider theme={treeTheme}>
        <Tree
          className="places"
          aria-label="Places"
          checkable
          selectable={false}
          blockNode
          motion={false}
          treeData={places.map((place) => nodeOf(place, filter))}
          expandedKeys={expanded as Key[]}
          onExpand={(keys) => expand(keys as Path[])}
          checkedKeys={checked as Key[]}
          onCheck={(keys) => setChecked(keys as Path[])}
          loadData={(node) => load((node as unknown as Node).place)}
          {...testId('tree')}
        />
      </ConfigProvider>
      <div className="row">
        <p className="field-error" role="alert" {...testId('tree-error')}>
          {failed && `Could not load ${failed.label}`}
        </p>
        {failed && (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => retry(failed)}
            {...testId('tree-retry')}
          >
            Try again
          </button>
        )}
      </div>
      <p className="panel" role="status" {...testId('tree-checked')}>
        {checkedLeaves(places, checked).join(', ') || '–'}
      </p>
    </>
  );
}

function nodeOf(place: Place, filter: string): Node {
  const { path, label, places, loads } = place;
  return {
    key: path,
    title: isMatch(place, filter) ? <mark>{label}</mark> : label,
    isLeaf: !places && !loads,
    children: places?.map((one) => nodeOf(one, filter)),
    place,
    ...testId(`tree-item-${path}`),
  };
}

type Node = {
  key: Path;
  title: ReactNode;
  isLeaf: boolean;
  children?: Node[];
  place: Place;
};
