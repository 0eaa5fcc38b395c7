import { Fragment } from 'react';
import { commandOf, noCommand } from '../../run/command';
import { basePath, hasProxy, runOptions } from '../../run/page-options';
import { shownOptions, shownValue } from '../../run/run-options';
import { CopyButton } from '../../shared/CopyButton';
import { testId } from './test-id';

/** The current options, and the command that starts this server. */
export function RunBar() {
  const command = commandOf(runOptions, new URL(basePath, location.href).href, { served: hasProxy });
  return (
    <div className="panel run" {...testId('run-bar')}>
      <p className="run-label">Start this site</p>
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
        {shownOptions(runOptions).map((option) => (
          <div key={option.name}>
            <dt>{option.label}</dt>
            <dd>{shownValue(option, runOptions)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
