import './home.css';
import { Link } from 'react-router-dom';
import { siteTitle } from '../../page';
import { commandOf } from '../../run/command';
import { runOptions } from '../../run/page-options';
import { groups } from '../../shared/menu';
import { pageIcons } from '../../shared/page-icons';
import { hook } from '../../shared/test-hook';

export default function HomePage() {
  const { seed, variant, delayScale } = runOptions;
  return (
    <>
      <h1>{siteTitle}</h1>
      <p className="intro">
        Small pages, each with one behaviour that makes a browser test hard: late content, frames, shadow roots,
        dialogs, dragging. Everything comes from your own machine, and with a seed two runs are the same run.
      </p>
      <div className="panel run" {...hook('run-bar')}>
        <code className="run-command" {...hook('run-command')}>
          {commandOf(runOptions)}
        </code>
        <dl>
          <div>
            <dt>Variant</dt>
            <dd>{variant ?? 'by chance'}</dd>
          </div>
          <div>
            <dt>Seed</dt>
            <dd>{seed ?? 'none'}</dd>
          </div>
          <div>
            <dt>Delay scale</dt>
            <dd>{delayScale}</dd>
          </div>
        </dl>
      </div>
      {groups.map((group) => (
        <section key={group.title} className="feature-group">
          <h2>{group.title}</h2>
          <div className="feature-cards">
            {group.pages.map((page) => (
              <FeatureCard key={page.id} {...page} icon={pageIcons[page.id]} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

type FeatureCardProps = { id: string; title: string; blurb: string; icon: (typeof pageIcons)[keyof typeof pageIcons] };

function FeatureCard({ id, title, blurb, icon: Icon }: FeatureCardProps) {
  return (
    <Link to={`/${id}`} className="card feature-card" {...hook(`feature-card-${id}`)}>
      <span className="feature-icon">
        <Icon aria-hidden size={20} />
      </span>
      <span>
        <h3>{title}</h3>
        <p className="muted">{blurb}</p>
      </span>
    </Link>
  );
}
