import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'not-at-zero': {
    requirement: 'top',
    kind: 'validation',
    level: 2,
    title: 'No dialog opens at a vertical position of exactly 0',
    file: 'ExitIntentPage.tsx',
    find: 'clientY > 0',
    replace: 'clientY >= 0',
  },
  'too-fast': {
    requirement: 'top',
    kind: 'validation',
    level: 3,
    title: 'A pointer that leaves fast, and is far above when it is noticed, opens nothing',
    file: 'ExitIntentPage.tsx',
    find: 'clientY > 0',
    replace: 'clientY > 0 || clientY < -100',
  },
  'every-edge': {
    requirement: 'edges',
    kind: 'validation',
    level: 1,
    title: 'The dialog opens at every edge',
    file: 'ExitIntentPage.tsx',
    find: 'clientY > 0 || ',
    replace: '',
  },
  'near-the-top': {
    requirement: 'edges',
    kind: 'validation',
    level: 3,
    title: 'Leaving by a side opens the dialog near the upper corners',
    file: 'ExitIntentPage.tsx',
    find: 'clientY > 0',
    replace: 'clientY > 40',
  },
  'dead-cross': {
    requirement: 'dismissed',
    kind: 'action',
    level: 1,
    title: 'The cross does not close the dialog',
    file: 'ExitIntentPage.tsx',
    find: "onClick={() => dismiss('Closed')}",
    replace: 'onClick={() => {}}',
  },
  'dead-refusal': {
    requirement: 'dismissed',
    kind: 'action',
    level: 2,
    title: '“No thanks” does not close the dialog',
    file: 'ExitIntentPage.tsx',
    find: "onClick={() => dismiss('Declined')}",
    replace: 'onClick={() => {}}',
  },
  'refused-as-closed': {
    requirement: 'result',
    kind: 'text',
    level: 2,
    title: 'After “No thanks” the line reads “Closed”',
    file: 'ExitIntentPage.tsx',
    find: "dismiss('Declined')",
    replace: "dismiss('Closed')",
  },
  'early-result': {
    requirement: 'result',
    kind: 'state',
    level: 2,
    title: 'The line reads “Closed” before there was a dialog',
    file: 'ExitIntentPage.tsx',
    find: "useState('')",
    replace: "useState('Closed')",
  },
  'every-time': {
    requirement: 'once',
    kind: 'state',
    level: 1,
    title: 'The dialog opens again each time the pointer leaves',
    file: 'ExitIntentPage.tsx',
    find: "before === 'waiting' ? 'shown' : before",
    replace: "(before === 'shown' ? before : 'shown')",
  },
  'again-after-cross': {
    requirement: 'once',
    kind: 'state',
    level: 2,
    title: 'Closed by its cross, the dialog opens again',
    file: 'ExitIntentPage.tsx',
    find: "setModal('dismissed');",
    replace: "setModal(answer === 'Closed' ? 'waiting' : 'dismissed');",
  },
  'never-again': {
    requirement: 'once',
    kind: 'state',
    level: 3,
    title: 'Once closed, the dialog stays away when the page is opened again',
    file: 'ExitIntentPage.tsx',
    find: `useState<keyof typeof status>('waiting');
  const [result, setResult] = useState('');

  function dismiss(answer: 'Closed' | 'Declined' | 'Subscribed') {
`,
    replace: `useState<keyof typeof status>(() =>
    sessionStorage.getItem('exit-intent') ? 'dismissed' : 'waiting',
  );
  const [result, setResult] = useState('');

  function dismiss(answer: 'Closed' | 'Declined' | 'Subscribed') {
    sessionStorage.setItem('exit-intent', answer);
`,
  },
  subscribed: {
    requirement: 'unsent',
    kind: 'action',
    level: 2,
    title: '“Subscribe” sends a request',
    file: 'ExitIntentPage.tsx',
    find: "onClick={() => dismiss('Subscribed')}",
    replace: "onClick={() => fetch(location.href).finally(() => dismiss('Subscribed'))}",
  },
  'no-way-back': {
    requirement: 'focus',
    kind: 'keyboard',
    level: 2,
    title: 'Shift+Tab goes forward',
    file: 'cycle-focus.ts',
    find: 'event.shiftKey ? focused - 1 : (focused + 1) % buttons.length',
    replace: '(focused + 1) % buttons.length',
  },
  'skipped-button': {
    requirement: 'focus',
    kind: 'keyboard',
    level: 2,
    title: 'Tab skips the cross',
    file: 'cycle-focus.ts',
    find: "querySelectorAll('button')",
    replace: "querySelectorAll<HTMLButtonElement>('.row button')",
  },
  'lost-focus': {
    requirement: 'focus',
    kind: 'focus',
    level: 3,
    title: 'When the dialog closes the focus is not back where it was',
    file: 'ExitIntentPage.tsx',
    find: "open={modal === 'shown'}",
    replace: "open={modal === 'shown'}\n          disableRestoreFocus",
  },
});
