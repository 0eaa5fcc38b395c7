import { Fragment } from 'react';
import { commandOf, noCommand } from '../../run/command';
import { basePath, hasProxy, runOptions } from '../../run/page-options';
import { CopyButton } from '../../shared/CopyButton';
import { testId } from '../../shared/test-id';

/** The options in force, and the command that starts this very server. */
export function RunBar() {
  const { seed, variant, delayScale, slow, late, now, downloadFailure } = runOptions;
  const command = commandOf(runOptions, new URL(basePath, location.href).href, hasProxy);
  return (
    <div className="panel run" {...testId('run-bar')}>
      <p className="run-label">Start this very site</p>
      <div className="run-line">
        {command ? (
          <>
            <code className="run-command" {...testId('run-command')}>
              {command.split(/ (?=--)/).map((word, index) => (
                // A space between, so that the text is the command, and a line breaks before a flag where it can.
                <Fragment key={word}>
                  {index > 0 && ' '}
                  <span className="run-flag">{word}</span>
                </Fragment>
              ))}
            </code>
            <CopyButton text={command} label="the command" />
          </>
        ) : (
          <p {...testId('run-command')}>{noCommand}</p>
        )}
      </div>
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
        {slow > 0 && (
          <div>
            <dt>Slow</dt>
            <dd>{slow} ms</dd>
          </div>
        )}
        {late > 0 && (
          <div>
            <dt>Late</dt>
            <dd>{late} ms</dd>
          </div>
        )}
        {now !== null && (
          <div>
            <dt>Now</dt>
            <dd>{now}</dd>
          </div>
        )}
        {downloadFailure !== 'none' && (
          <div>
            <dt>Downloads</dt>
            <dd>{downloadFailure}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
