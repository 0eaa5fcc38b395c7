import { noCommand } from '../run/command';
import { CopyButton } from '../shared/CopyButton';

/** A command to copy, or why there is none. */
export function Command({ text, label }: { text: string | undefined; label: string }) {
  return (
    <>
      <div className="panel practice-command">
        <code>{text === undefined ? noCommand : words(text)}</code>
      </div>
      {text && <CopyButton text={text} label={label} />}
    </>
  );
}

/** A line breaks between words alone, and not after the dashes of a flag. */
function words(text: string) {
  return text.split(/(?<= )/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one command keep their order
    <span key={index} className="practice-word">
      {word}
    </span>
  ));
}
