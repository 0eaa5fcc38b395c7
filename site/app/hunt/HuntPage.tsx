import './hunt-page.css';
import { lastHunt } from '../../practice/hunt-progress';
import { addressInHunt } from '../../practice/hunt-server';
import { hasProxy, hunt } from '../../run/page-options';
import { testId } from '../shell/test-id';
import { HuntForm } from './HuntForm';
import { HuntScore } from './HuntScore';

export default function HuntPage() {
  const last = lastHunt();
  return (
    <>
      <h1>Bug hunt</h1>
      <p className="intro">
        Some pages of this site get a bug each. Use a page, read its requirements, and find the one that is broken. No
        test is needed: your eyes, keyboard and mouse will do.
      </p>
      {hasProxy ? (
        <>
          {hunt && 'problem' in hunt && (
            <p className="field-error hunt-problem" role="alert" {...testId('hunt-error')}>
              {hunt.problem}
            </p>
          )}
          {hunt && 'token' in hunt && <HuntScore {...hunt} />}
          {!hunt && last !== null && (
            <p className="hunt-continue">
              <a href={addressInHunt('hunt', last)}>Continue the last hunt of this browser</a>
            </p>
          )}
          <HuntForm another={hunt !== undefined} />
        </>
      ) : (
        <p className="panel">
          This copy of the site has no hunt, because a server has to hide the bugs. Start one with npx practice-site,
          and open /hunt there.
        </p>
      )}
    </>
  );
}
