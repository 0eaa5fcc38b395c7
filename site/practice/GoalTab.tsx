import { ExternalLink } from 'lucide-react';
import type { Page, Tool } from '../page';
import { tools } from '../shared/tools';
import { Sentence } from './Sentence';
import { useTicks } from './ticks';

export function GoalTab({ page, tool }: { page: Page; tool: Tool }) {
  const { ticked, toggle } = useTicks(page.id);
  const requirements = Object.entries(page.requirements);
  const done = requirements.filter(([id]) => ticked.includes(id)).length;
  return (
    <>
      <p>
        <Sentence text={page.goal} />
      </p>
      <section>
        <h3>What must hold</h3>
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
        <h3>A typical mistake</h3>
        <p>
          <Sentence text={page.pitfall} />
        </p>
      </section>
      <p>
        <a className="practice-read" href={page.readMore[tool]} target="_blank" rel="noreferrer">
          {tools[tool].title}’s own documentation on this
          <ExternalLink aria-hidden size={16} />
        </a>
      </p>
    </>
  );
}
