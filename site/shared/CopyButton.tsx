import { Check, Copy } from 'lucide-react';
import { useCopied } from './useCopied';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { last, copyText } = useCopied();
  return (
    <button type="button" className="button button-secondary copy" onClick={() => copyText(text)}>
      {last?.copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      <span aria-live="polite">{last ? (last.copied ? 'Copied' : 'Not copied') : 'Copy'}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
