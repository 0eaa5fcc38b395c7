import { Check } from 'lucide-react';
import { bugs, requirements, sample, testIds } from '../menu';
import { testId } from './test-id';

/**
 * What sets the site apart, each with a small picture. The pictures are markup and no images: they have the theme and
 * the text size of the page, are sharp on every screen and weigh less than 1 KB. What they show is real: a requirement
 * of the catalogue, the outline of the inspector, lines of a result of `grade`.
 */
export function Promises() {
  return (
    <ul className="promises" {...testId('promises')}>
      <li>
        <div className="promise-picture" aria-hidden>
          <div className="promise-requirement">
            <Check className="promise-tick" size={16} strokeWidth={3} />
            <span>
              <code>{sample.id}</code> {sample.text}
            </span>
          </div>
        </div>
        <p>
          <strong>Requirements.</strong> {requirements} sentences of one promise each: what your test should check.
        </p>
      </li>
      <li>
        <div className="promise-picture promise-panel" aria-hidden>
          <span className="found">
            <span className="found-name">submit-button</span>
            <span className="found-element">Sign In</span>
          </span>
          <span className="promise-tabs">
            <b>Goal</b> <span>Test ids</span> <span>Solution</span>
          </span>
        </div>
        <p>
          <strong>Practice panel.</strong> On every page: hints, {testIds} test ids, and solutions in four tools.
        </p>
      </li>
      <li>
        <div className="promise-picture promise-grade" aria-hidden>
          <svg viewBox="0 0 112 8" width="112" height="8" role="presentation">
            <path d="M0 0h13v8h-13zM16 0h13v8h-13zM32 0h13v8h-13zM48 0h13v8h-13zM64 0h13v8h-13z" />
            <path className="promise-escaped" d="M80 0h13v8h-13zM96 0h13v8h-13z" />
          </svg>
          <code>Bugs 5 of 7 caught (71 %)</code>
          <code className="promise-missed">missed: key-press/every</code>
        </div>
        <p>
          <strong>Grade.</strong> <code>practice-site grade</code> runs your tests against {bugs} bugs and says which
          ones they miss.
        </p>
      </li>
      <li>
        <div className="promise-picture promise-hunt" aria-hidden>
          <p>Which requirement is broken?</p>
          <span className="promise-wrong">forms/email</span>
          <span className="promise-right">
            <Check /> forms/busy
          </span>
        </div>
        <p>
          <strong>Hunt.</strong> Bugs are hidden on the pages. Find them by hand, in the browser.
        </p>
      </li>
    </ul>
  );
}
