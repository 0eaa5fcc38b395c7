import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { code } from './code-lines';
import { testId } from './test-id';

export type Place = {
  /** Counted from 1, as in all editors. */
  line: number;
  column: number;
  /** The text of the line that the cursor is in. */
  text: string;
  lines: number;
};

// Not in the style sheet, where the redesign would give CodeMirror's classes other names.
const theme = EditorView.theme({
  '&': { height: '260px', border: '1px solid var(--control-edge)', borderRadius: 'var(--radius)', overflow: 'hidden' },
  // Both: CodeMirror adds `cm-focused` a moment after the focus, and with it a ring of its own, which this replaces.
  '&.cm-focused, &:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
  // As high as a line. CodeMirror measures lines only once it is in the window, and numbers them by a guess until then.
  '.cm-gutterElement + .cm-gutterElement': { minHeight: '22px' },
  '.cm-gutterElement:nth-child(2)': { marginTop: '4px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: '14px', lineHeight: '22px' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--text-muted)', background: 'var(--surface-sunken)', borderColor: 'var(--border)' },
});

/** Puts CodeMirror into an element, and tells where its cursor is, at first and after each change. */
export function startCodeEditor(parent: HTMLElement, show: (place: Place) => void) {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code(),
      extensions: [
        lineNumbers(),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        theme,
        // The box can be reached by Tab anyway. `tabindex` says so to tools that do not know that of editable elements.
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': 'Code', ...testId('code-box') }),
        EditorView.updateListener.of(({ state }) => show(placeIn(state))),
      ],
    }),
  });
  show(placeIn(view.state));

  return {
    goTo(number: number) {
      const { from } = view.state.doc.line(number);
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    value: () => view.state.doc.toString(),
    stop: () => view.destroy(),
  };
}

function placeIn({ doc, selection }: EditorState): Place {
  const { head } = selection.main;
  const { number, from, text } = doc.lineAt(head);
  return { line: number, column: head - from + 1, text, lines: doc.lines };
}
