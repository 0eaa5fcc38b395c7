import { noCommand } from '../run/command';
import { CopyButton } from '../shared/CopyButton';

/** A command to copy, or why there is none. */
export function Command({ text, label }: { text: string | undefined; label: string }) {
  return (
    <>
      <div className="panel practice-command">
        <code>{text ?? noCommand}</code>
      </div>
      {text && <CopyButton text={text} label={label} />}
    </>
  );
}
