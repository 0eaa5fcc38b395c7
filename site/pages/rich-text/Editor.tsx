import { Bold, Italic, Link2, List, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LinkField } from './LinkField';
import { Value } from './PlainBox';
import { nothingShown, type RichEditor, startEditor } from './rich-editor';
import { testId } from './test-id';

export function Editor() {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor>(undefined);
  const plainText = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(nothingShown);
  const [linking, setLinking] = useState(false);

  useLayoutEffect(() => {
    if (!box.current) return;
    const pastesPlainText = () => plainText.current?.checked ?? true;
    const started = startEditor(box.current, { show: setShown, pastesPlainText });
    editor.current = started;
    return () => started.stop();
  }, []);

  function link(address: string | null) {
    setLinking(false);
    editor.current?.link(address);
  }

  function cancelLink() {
    setLinking(false);
    editor.current?.focus();
  }

  return (
    <section className="card stack" {...testId('editor-example')}>
      <h2>An editor</h2>
      <p className="muted">Lexical, with a few buttons. It keeps a text of its own and draws the box from it.</p>
      <div className="rich-tools" role="toolbar" aria-label="Formatting">
        <Tool name="bold" label="Bold" pressed={shown.bold} onPress={() => editor.current?.bold()}>
          <Bold aria-hidden size={18} />
        </Tool>
        <Tool name="italic" label="Italic" pressed={shown.italic} onPress={() => editor.current?.italic()}>
          <Italic aria-hidden size={18} />
        </Tool>
        <Tool name="list" label="List" pressed={shown.list} onPress={() => editor.current?.list(!shown.list)}>
          <List aria-hidden size={18} />
        </Tool>
        <Tool
          name="link"
          label="Link"
          pressed={shown.link !== undefined}
          expanded={linking}
          onPress={linking ? cancelLink : () => setLinking(true)}
        >
          <Link2 aria-hidden size={18} />
        </Tool>
        <Tool name="undo" label="Undo" disabled={!shown.canUndo} onPress={() => editor.current?.undo()}>
          <Undo2 aria-hidden size={18} />
        </Tool>
        <Tool name="redo" label="Redo" disabled={!shown.canRedo} onPress={() => editor.current?.redo()}>
          <Redo2 aria-hidden size={18} />
        </Tool>
      </div>
      {linking && (
        <LinkField
          address={shown.link ?? ''}
          canLink={() => editor.current?.canLink() ?? false}
          onSet={link}
          onRemove={() => link(null)}
          onCancel={cancelLink}
        />
      )}
      {/* React must not write here: what is in the box belongs to Lexical. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a field holds no HTML. */}
      <div
        ref={box}
        className="rich-box"
        contentEditable
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-label="Editor"
        {...testId('editor-box')}
      />
      <label className="row">
        <input ref={plainText} type="checkbox" defaultChecked {...testId('editor-plain')} />
        Paste as plain text
      </label>
      <Value name="editor-html" label="HTML" value={shown.html} />
      <Value name="editor-text" label="Text" value={shown.text} />
    </section>
  );
}

type ToolProps = {
  name: 'bold' | 'italic' | 'list' | 'link' | 'undo' | 'redo';
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Tool({ name, label, pressed, expanded, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="button button-secondary rich-tool"
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      // Else the editor would lose the focus, and some browsers what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      {...testId(`editor-${name}`)}
    >
      {children}
      {label}
    </button>
  );
}
