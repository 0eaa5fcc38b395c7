import { $insertDataTransferForPlainText } from '@lexical/clipboard';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateHtmlFromNodes } from '@lexical/html';
import { $isLinkNode, $toggleLink, LinkNode } from '@lexical/link';
import {
  $isListItemNode,
  $isListNode,
  INSERT_UNORDERED_LIST_COMMAND,
  ListItemNode,
  ListNode,
  registerList,
} from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  FORMAT_TEXT_COMMAND,
  HISTORY_MERGE_TAG,
  PASTE_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { watchCursor } from './known-cursor';
import { tidyHtml } from './tidy-html';

/** What there is to know about the editor's text and of the place in it where the cursor is. */
export type Shown = {
  html: string;
  text: string;
  bold: boolean;
  italic: boolean;
  list: boolean;
  /** The address of the link that the cursor is in. */
  link: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
};

export const nothingShown: Shown = {
  html: '',
  text: '',
  bold: false,
  italic: false,
  list: false,
  link: undefined,
  canUndo: false,
  canRedo: false,
};

type Options = {
  /** Told after each change of the text or of the cursor's place. */
  show: (shown: Shown) => void;
  pastesPlainText: () => boolean;
};

export type RichEditor = ReturnType<typeof startEditor>;

/**
 * Makes an element an editor. Its functions act on what is selected, or else at the end, and give the editor the focus.
 */
export function startEditor(element: HTMLElement, { show, pastesPlainText }: Options) {
  const editor = createEditor({
    namespace: 'practice-site',
    nodes: [ListNode, ListItemNode, LinkNode],
    // Bold and italic at once is one element, `strong`. The redesign leaves names that begin so alone.
    theme: { text: { italic: 'practice-italic' } },
    onError(error) {
      throw error;
    },
  });
  const history = createEmptyHistoryState();

  function tell() {
    const canUndo = history.undoStack.length > 0;
    const canRedo = history.redoStack.length > 0;
    const read = () => ({ ...readText(), ...readPlace(), canUndo, canRedo });
    show(editor.getEditorState().read(read, { editor }));
  }

  function readText() {
    return { html: tidyHtml($generateHtmlFromNodes(editor)), text: $getRoot().getTextContent() };
  }

  const cursor = watchCursor(element);
  editor.setRootElement(element);
  // At once, because a test may read the text as soon as it finds the page's heading.
  editor.update(fill, { discrete: true, tag: HISTORY_MERGE_TAG });
  const stops = [
    registerRichText(editor),
    registerList(editor),
    // Steps are separated by what was done and not by time, so that a slow test has the steps of a fast one.
    registerHistory(editor, history, Number.POSITIVE_INFINITY, undefined, tell),
    editor.registerUpdateListener(tell),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const selection = $getSelection();
        const pasted = 'clipboardData' in event ? event.clipboardData : null;
        if (!pastesPlainText() || !selection || !pasted) return false;
        event.preventDefault();
        $insertDataTransferForPlainText(pasted, selection);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  ];

  /** Changes what is selected, or else the end. Discrete: it has happened when the click that causes it ends. */
  function change(command: () => void) {
    cursor.tellNow();
    editor.update(
      () => {
        if (!$getSelection()) $getRoot().selectEnd();
        command();
      },
      { discrete: true },
    );
    editor.focus();
  }

  function step(command: typeof UNDO_COMMAND) {
    editor.dispatchCommand(command, undefined);
    editor.focus();
  }

  return {
    bold: () => change(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')),
    italic: () => change(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')),
    list: (on: boolean) =>
      change(() => (on ? editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined) : unlist())),
    /** Whether there is a text to link: one that is selected, or that of the link that the cursor is in. */
    canLink() {
      cursor.tellNow();
      return editor.read(() => readPlace().link !== undefined || !!$getSelection()?.getTextContent().trim());
    },
    /** Links what is selected; without an address it removes the link. */
    link: (address: string | null) => change(() => $toggleLink(address)),
    undo: () => step(UNDO_COMMAND),
    redo: () => step(REDO_COMMAND),
    focus: () => editor.focus(),
    stop() {
      for (const stop of stops) stop();
      cursor.stop();
      editor.setRootElement(null);
    },
  };
}

function fill() {
  $getRoot().append($createParagraphNode().append($createTextNode('The ferry leaves at nine.')));
}

/** Turns the items that are selected back into lines. Lexical's own command does so with the whole list. */
function unlist() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const around = selection.getNodes().flatMap((node) => [node, ...node.getParents()].find($isListItemNode) ?? []);
  for (const item of new Set(around)) {
    const line = $createParagraphNode();
    item.replace(line, true);
    // The cursor of an empty item is in the item itself.
    if (line.isEmpty()) line.select();
  }
}

function readPlace() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return { bold: false, italic: false, list: false, link: undefined };
  const node = selection.anchor.getNode();
  const around = [node, ...node.getParents()];
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    list: around.some($isListNode),
    link: around.find($isLinkNode)?.getURL(),
  };
}
