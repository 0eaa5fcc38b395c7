import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useRef, useState } from 'react';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import {
  isClosable,
  neighbourOf,
  type TabName,
  type Tabs as TabsState,
  tabsAtFirst,
  withExtra,
  withOpen,
  withoutTab,
} from './tabs';
import { testId } from './test-id';

const labels: Record<TabName, string> = {
  overview: 'Overview',
  notes: 'Notes',
  report: 'Report',
  guests: 'Guests',
  budget: 'Budget',
  travel: 'Travel',
  decoration: 'Decoration',
  volunteers: 'Volunteers',
  photos: 'Photos',
  catering: 'Catering',
  programme: 'Programme',
  feedback: 'Feedback',
  extra: 'Extra',
};

const texts: Record<Exclude<TabName, 'notes' | 'report'>, string> = {
  overview: 'A summer party for 48 guests. Each tab has a part of the plan.',
  guests: '48 guests are invited, 31 have accepted.',
  budget: '1,200 € of 2,000 € are spent.',
  travel: 'A bus leaves from the station at 17:00.',
  decoration: 'Paper lamps hang in the trees.',
  volunteers: 'Twelve people help, six of them in the kitchen.',
  photos: 'Last year’s photos are in the hall.',
  catering: 'Dinner is at 19:00, with two kinds of soup.',
  programme: 'Music from 20:00 to midnight.',
  feedback: 'Nobody has written yet.',
  extra: 'A tab that was not here at first.',
};

export function PartyTabs() {
  const [state, setState, latest] = useLatestState<TabsState>(tabsAtFirst);
  const [report, setReport] = useState<'unknown' | 'loading' | 'there'>('unknown');
  const [note, setNote] = useState('');
  const elements = useRef(new Map<TabName, HTMLElement>());
  const wait = useWait();

  async function change(next: TabsState) {
    setState(next);
    if (next.open !== 'report' || report !== 'unknown') return;
    setReport('loading');
    await wait('tabs-report', 300, 900);
    setReport('there');
  }

  function close(name: TabName) {
    // Before it is gone, because with it the focus would be lost.
    elements.current.get(neighbourOf(latest(), name))?.focus();
    change(withoutTab(latest(), name));
  }

  const contents = (name: TabName): ReactNode => {
    if (name === 'notes')
      return (
        <div className="field">
          <label htmlFor="tabs-note">Note</label>
          <textarea
            id="tabs-note"
            className="input"
            rows={2}
            value={note}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
            {...testId('tabs-note')}
          />
        </div>
      );
    if (name === 'report')
      return <p {...testId('tabs-report')}>{report === 'there' ? 'Report: 31 of 48 guests come.' : 'Loading'}</p>;
    return <p>{texts[name]}</p>;
  };

  return (
    <>
      <h2>Tabs</h2>
      <p className="muted">
        They are MUI’s. From “Guests” on a tab can be closed: by Delete while it has the focus, or by the button in its
        panel.
      </p>
      <div className="party-tabs">
        <Tabs
          value={state.open}
          onChange={(_event, name: TabName) => change(withOpen(latest(), name))}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Summer party"
        >
          {state.tabs.map((name) => (
            <Tab
              key={name}
              ref={(tab) => {
                if (tab) elements.current.set(name, tab);
                else elements.current.delete(name);
              }}
              value={name}
              label={labels[name]}
              id={tabId(name)}
              aria-controls={state.visited.includes(name) ? panelId(name) : undefined}
              onKeyDown={({ key }) => {
                if (key === 'Delete' && isClosable(name)) close(name);
              }}
              {...testId(`tabs-tab-${name}`)}
            />
          ))}
        </Tabs>
      </div>
      {state.tabs.map(
        (name) =>
          state.visited.includes(name) && (
            <div
              key={name}
              id={panelId(name)}
              className="party-panel stack"
              role="tabpanel"
              aria-labelledby={tabId(name)}
              aria-busy={name === 'report' && report === 'loading'}
              hidden={state.open !== name}
              {...testId(`tabs-panel-${name}`)}
            >
              {contents(name)}
              {isClosable(name) && (
                <button
                  type="button"
                  className="button button-secondary"
                  onClick={() => close(name)}
                  {...testId(`tabs-close-${name}`)}
                >
                  Close tab
                </button>
              )}
            </div>
          ),
      )}
      <button
        type="button"
        className="button button-secondary"
        onClick={() => change(withExtra(latest()))}
        {...testId('tabs-add')}
      >
        Add tab
      </button>
    </>
  );
}

const tabId = (name: TabName) => `party-tab-${name}`;
const panelId = (name: TabName) => `party-panel-${name}`;
