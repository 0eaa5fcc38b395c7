import './tabs-and-trees.css';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '../../shared/mui-theme';
import { Accordion } from './Accordion';
import { PartyTabs } from './PartyTabs';
import { PlacesTree } from './PlacesTree';
import { Splitter } from './Splitter';
import { TicketPages } from './TicketPages';
import { testId } from './test-id';

/** MUI’s tabs scroll at once, not within some frames: with transitions of no time the first of these is at the beginning. */
const theme = { ...muiTheme, motion: { ...muiTheme.motion, reducedMotion: 'always' as const } };

export default function TabsAndTreesPage() {
  return (
    <ThemeProvider theme={theme}>
      <h1>Tabs and Trees</h1>
      <p className="intro">
        Six ways to put much into little room. Open what you need, wait until it is there, and read what the rest of the
        page makes of it.
      </p>
      <div className="cards tabs-and-trees">
        <section className="card stack cards-wide" {...testId('tabs-example')}>
          <PartyTabs />
        </section>
        <section className="card stack" {...testId('tree-example')}>
          <PlacesTree />
        </section>
        <section className="card stack" {...testId('accordion-example')}>
          <Accordion />
        </section>
        <section className="card stack" {...testId('split-example')}>
          <Splitter />
        </section>
        <section className="card stack" {...testId('pager-example')}>
          <TicketPages />
        </section>
      </div>
    </ThemeProvider>
  );
}
