import './about.css';
import { CodeXml, Mail, Users } from 'lucide-react';
import { hook } from '../../shared/test-hook';

const features = [
  {
    name: 'Form validations and dynamic inputs',
    line: 'Errors that appear under their field, buttons that are busy, values that stay.',
  },
  { name: 'Interactive UI and animations', line: 'Hovering, dragging, sliding, menus that open and close.' },
  { name: 'File upload and download', line: 'Real files with exact names and bytes, and failures on request.' },
  { name: 'Authentication and authorization flows', line: 'A sign-in that takes its time, succeeds, fails and ends.' },
  {
    name: 'Dynamic content loading and state',
    line: 'Content that comes late, leaves by itself or comes in two variants.',
  },
  {
    name: 'Cross-browser challenges',
    line: 'Frames, shadow roots and native dialogs, which engines treat differently.',
  },
];

export default function AboutPage() {
  return (
    <>
      <h1>About Test Automation Practice</h1>
      <p className="intro">
        This site is a place to practise browser test automation on real-world scenarios and their edge cases, for QA
        engineers, testers, learners and developers. Break things, wait for things, and see what your tool does.
      </p>
      <section className="card">
        <h2>What you can practise</h2>
        <ul className="features" {...hook('feature-list')}>
          {features.map(({ name, line }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="muted">{line}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="card">
        <h2>Project Team</h2>
        <div className="owner" {...hook('project-owner')}>
          <span className="owner-mark">
            <Users aria-hidden />
          </span>
          <div className="stack">
            <div>
              <h3>The practice-site project</h3>
              <p className="muted">
                An open-source project that is owned by the people who contribute to it. Its promise: exact names, no
                network, and no surprise that you did not ask for. Until it has a home in public, the addresses below
                are placeholders at example.com.
              </p>
            </div>
            <div className="row">
              <a className="button button-secondary" href="https://example.com/practice-site" {...hook('github-link')}>
                <CodeXml aria-hidden size={18} /> Source code
              </a>
              <a
                className="button button-secondary"
                href="https://example.com/practice-site/community"
                {...hook('linkedin-link')}
              >
                <Users aria-hidden size={18} /> Community
              </a>
              <a className="button button-secondary" href="mailto:practice-site@example.com" {...hook('email-link')}>
                <Mail aria-hidden size={18} /> Contact
              </a>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
