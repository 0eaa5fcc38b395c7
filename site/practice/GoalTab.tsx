import { bugCounts } from 'virtual:bug-counts';
import { ExternalLink } from 'lucide-react';
import type { Page, Tool } from '../page';
import { CopyButton } from '../shared/CopyButton';
import { tools } from '../shared/tools';
import { HuntLink } from './HuntLink';
import { Sentence } from './Sentence';
import { useTicks } from './ticks';

const suiteCommands: { [Name in Tool]: string } = {
  playwright: 'npx playwright test',
  selenium: 'pytest',
  webdriverio: 'npx wdio run wdio.conf.js',
  cypress: 'npx cypress run',
};

export function GoalTab({ page, tool }: { page: Page; tool: Tool }) {
  const { ticked, toggle } = useTicks(page.id);
  const requirements = Object.entries(page.requirements);
  const gradeCommand = `npx practice-site grade --page ${page.id} -- ${suiteCommands[tool]}`;
  const done = requirements.filter(([id]) => ticked.includes(id)).length;
  return (
    <>
      <p>
        <Sentence text={page.goal} />
      </p>
      <section>
        <h3>Requirements</h3>
        <p className="muted">
          {done} of {requirements.length} ticked
        </p>
        <ul className="practice-list">
          {requirements.map(([id, text]) => (
            <li key={id}>
              <label className="practice-requirement">
                <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
                <span>
                  <Sentence text={text} />
                </span>
              </label>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Would your test catch it?</h3>
        <p>Bugs: {bugCounts[page.id] ?? 0}. Grade your own test:</p>
        <div className="panel practice-command">
          <code>{gradeCommand}</code>
        </div>
        <CopyButton text={gradeCommand} label="the command that grades a test" />
        <p className="muted">
          After the two dashes comes the command that runs your test. It gets the address as <code>BASE_URL</code>.
        </p>
        <HuntLink />
      </section>
      <section>
        <h3>A typical mistake</h3>
        <p>
          <Sentence text={page.pitfall} />
        </p>
      </section>
      <p>
        <a className="practice-read" href={page.readMore[tool]} target="_blank" rel="noreferrer">
          {tools[tool].title}’s documentation on this
          <ExternalLink aria-hidden size={16} />
        </a>
      </p>
    </>
  );
}
