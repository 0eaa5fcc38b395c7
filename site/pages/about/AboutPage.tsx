import './about.css';
import { CodeXml, Mail, Users } from 'lucide-react';
import { version } from '../../../package.json';
import { basePath, hasProxy } from '../../run/page-options';
import { runOptionList } from '../../run/run-options';
import { typedTestId } from '../../shared/test-id';
import { toolNames, tools } from '../../shared/tools';
import type page from './page';

const testId = typedTestId<typeof page>();

const features = [
  {
    name: 'Form validations and dynamic inputs',
    line: 'Error messages under their fields, busy buttons, values that stay.',
  },
  { name: 'Interactive UI and animations', line: 'Hovering, dragging, sliding, menus that open and close.' },
  { name: 'File upload and download', line: 'Real files with exact names and bytes, and failures on request.' },
  { name: 'Authentication and authorization flows', line: 'A slow sign-in that succeeds or fails, and a logout.' },
  {
    name: 'Dynamic content loading and state',
    line: 'Content that loads late, disappears by itself or has two variants.',
  },
  {
    name: 'Cross-browser challenges',
    line: 'Frames, shadow roots and native dialogs, which engines treat differently.',
  },
];

const learning: readonly { name: string; text: string; command?: string }[] = [
  {
    name: 'Requirements',
    text: 'Each page says what it promises, one short sentence at a time. That is what your test should check. The button Practice in the header lists them, with a hint for each.',
  },
  {
    name: 'Bugs and grade',
    text: 'Each requirement has bugs that break it, such as a team could make. Grade runs your tests against the bugs, and lists the requirements whose bugs your tests missed: ',
    command: 'npx practice-site grade --page auth --jobs 1 -- npx playwright test --reporter=junit',
  },
  {
    name: 'Redesigns',
    text: 'A redesign changes what nobody has promised: class names, the order on the screen, the words of an introduction. A good test survives it, and the command heal shows whether a tool that mends tests hides bugs. Look at one: ',
    command: 'npx practice-site serve --redesign next',
  },
  {
    name: 'Hunt',
    text: 'In a hunt the bugs are hidden. Open the pages, compare them with their requirements, and find out which one is broken: ',
    command: 'npx practice-site serve --hunt 5',
  },
];

const exampleTestId = 'submit-button';

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
        <ul className="features" {...testId('feature-list')}>
          {features.map(({ name, line }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="muted">{line}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="card about-text" {...testId('about-learning')}>
        <h2>How you learn with it</h2>
        <dl className="about-list">
          {learning.map(({ name, text, command }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {text}
                {command && <code>{command}</code>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card about-text" {...testId('about-install')}>
        <h2>Start it</h2>
        <p>
          It needs Node 20.16, 22.3 or newer, and nothing else: no account, no database and, once installed, no network.
        </p>
        <pre className="panel">npx practice-site serve</pre>
        <p>
          <code>npx practice-site export public</code> writes the same pages as static files, for any host.
        </p>
      </section>
      <section className="card about-text" {...testId('about-options')}>
        <h2>Options</h2>
        <p>
          A flag applies to the whole server. A parameter in an address applies to the document that it opens:{' '}
          <code>/auth?delayScale=0</code>.
        </p>
        <dl className="about-list">
          {runOptionList.map(({ name, flag, parameter, help }) => (
            <div key={name}>
              <dt>
                <code>{flag}</code>
                {parameter && <code className="about-parameter">?{parameter}=</code>}
              </dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
        <p>
          <code>npx practice-site serve --help</code> has the others: port, host, base path and what is printed.
        </p>
      </section>
      <section className="card about-text" {...testId('about-hooks')}>
        <h2>Test ids and tools</h2>
        <p>
          Every element that a test uses has a stable name, in <code>data-test</code> and in <code>data-testid</code>.
          The button Practice in the header lists a page’s test ids and what the page must do, and shows a solution.
        </p>
        <dl className="about-list">
          {toolNames.map((name) => (
            <div key={name}>
              <dt>{tools[name].title}</dt>
              <dd>
                <code>{tools[name].locator(exampleTestId)}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card about-text" {...testId('about-data')}>
        <h2>For programs</h2>
        <p>Pages, requirements and test ids are data as well.</p>
        <dl className="about-list">
          <div>
            <dt>
              <code>npx practice-site pages --json</code>
            </dt>
            <dd>all of it, for any language</dd>
          </div>
          <div>
            <dt>
              <code>practice-site/catalogue</code>
            </dt>
            <dd>the same for TypeScript, typed: a test id that does not exist does not compile</dd>
          </div>
          <div>
            <dt>
              <code>practice-site/playwright</code>
            </dt>
            <dd>a fixture that starts one site for each worker</dd>
          </div>
          {/* An export has no server. */}
          {hasProxy && (
            <div>
              <dt>
                <a href={`${basePath}__practice/health`} {...testId('health-link')}>
                  {basePath}__practice/health
                </a>
              </dt>
              <dd>version, uptime and the current options, once the server is ready</dd>
            </div>
          )}
        </dl>
      </section>
      <section className="card about-text" {...testId('about-version')}>
        <h2>Version and licence</h2>
        <p>
          practice-site {version}, under the MIT licence. The libraries that it is made of, and the typeface Atkinson
          Hyperlegible under the SIL Open Font License, are listed with their licences in the package’s{' '}
          <code>third-party-licenses.md</code>.
        </p>
      </section>
      <section className="card">
        <h2>Project Team</h2>
        <div className="owner" {...testId('project-owner')}>
          <span className="owner-mark">
            <Users aria-hidden />
          </span>
          <div className="stack">
            <div>
              <h3>The practice-site project</h3>
              <p className="muted">
                An open-source project that is owned by the people who contribute to it. Its promise: stable names, no
                network and no surprises. It has no public address yet, so the links below are placeholders at
                example.com.
              </p>
            </div>
            <div className="row">
              <a className="button button-secondary" href="https://example.com/#source" {...testId('github-link')}>
                <CodeXml aria-hidden size={18} /> Source code
              </a>
              <a className="button button-secondary" href="https://example.com/#community" {...testId('linkedin-link')}>
                <Users aria-hidden size={18} /> Community
              </a>
              <a className="button button-secondary" href="mailto:practice-site@example.com" {...testId('email-link')}>
                <Mail aria-hidden size={18} /> Contact
              </a>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
