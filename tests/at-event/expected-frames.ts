/** What the embedded documents promise, and how to use them. Both run in the browser, as texts. */
export type ExpectedFrame = {
  use: (tools: { text(selector: string): string | undefined; element(selector: string): HTMLElement }) => unknown;
  works: unknown;
};

export const expectedFrames: Record<string, ExpectedFrame> = {
  'simple-content.html': {
    use: ({ element, text }) => {
      element('#clickMe').click();
      return [text('h1'), text('#status')];
    },
    works: ['Iframe Content 1', 'Sent to the page: Button 1 clicked'],
  },
  'nested-elements.html': {
    use: ({ element, text }) => {
      element('#level1 #level2 #level3 button').click();
      return [text('h1'), text('#status')];
    },
    works: ['Nested Elements', 'Sent to the page: Nested button clicked'],
  },
  'simple-form.html': {
    use: ({ element, text }) => {
      (element('#name') as HTMLInputElement).value = 'Nancy';
      (element('#email') as HTMLInputElement).value = 'nancy@example.com';
      element('#simpleForm button').click();
      return [text('h1'), text('#status')];
    },
    works: ['Simple Form', 'Sent to the page. Submissions so far: 1'],
  },
  'complex-form.html': {
    use: ({ element, text }) => {
      const form = element('#complexForm') as HTMLFormElement;
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      return [text('h1'), text('#status')];
    },
    works: ['Complex Form', 'Sent to the page. Submissions so far: 1'],
  },
  'complex-page.html': {
    use: ({ element, text }) => {
      const rows = () => document.querySelectorAll('#interactiveTableBody tr').length;
      const before = [rows(), text('#rangeValue'), element('#colorPreview').style.backgroundColor];
      (element('#range') as HTMLInputElement).value = '51';
      element('#range').dispatchEvent(new Event('input', { bubbles: true }));
      element('#openDialog').click();
      element('#addRow').click();
      return [...before, rows(), text('#rangeValue'), (element('#dialog') as HTMLDialogElement).open];
    },
    works: [3, '50', 'rgb(24, 144, 255)', 4, '51', true],
  },
  'table-form.html': {
    use: ({ element }) => {
      const names = () =>
        Array.from(
          document.querySelectorAll('#interactiveTableBody input[type=text]'),
          (input) => (input as HTMLInputElement).name,
        );
      const before = names();
      element('#interactiveTableBody [data-action=delete]').click();
      return [before, names()];
    },
    works: [
      ['row1_name', 'row2_name', 'row3_name'],
      ['row1_name', 'row2_name'],
    ],
  },
  'map.html': {
    use: ({ element, text }) => {
      const map = element('#map').getBoundingClientRect();
      const marker = element('#marker').getBoundingClientRect();
      const within =
        marker.width > 0 &&
        marker.left > map.left &&
        marker.right < map.right &&
        marker.top > map.top &&
        marker.bottom < map.bottom;
      const level = text('#zoomLevel');
      element('#zoomIn').click();
      element('#marker').click();
      return [
        within,
        level,
        text('#zoomLevel') !== level,
        element('#card').hidden,
        document.querySelectorAll('#places option').length > 5,
      ];
    },
    works: [true, '100%', true, false, true],
  },
  'opened.html': {
    use: ({ text }) => {
      const size = `Size: ${window.innerWidth} × ${window.innerHeight}`;
      return [text('h1'), text('#opener'), text('#name'), text('#size') === size];
    },
    works: ['Opened Document', 'Opener: no', 'Name: none', true],
  },
  'question.html': {
    use: ({ element, text }) => {
      const answers: unknown[] = [];
      window.opener = { postMessage: (answer: unknown) => answers.push(answer) };
      element('[data-answer=Green]').click();
      element('#cancel').click();
      return [text('h1'), answers];
    },
    works: ['Question', [{ answer: 'Green' }, { answer: null }]],
  },
  'counter.html': {
    use: ({ element, text }) => {
      const before = text('#count');
      element('button').click();
      return [text('h1'), before, text('#count')];
    },
    works: ['Shared Counter', 'Count: 0', 'Count: 1'],
  },
  'challenge.html': {
    use: ({ element, text }) => {
      (element('#code') as HTMLInputElement).value = '1';
      element('button').click();
      return [text('h1'), text('#wrong')];
    },
    works: ['Confirm the payment', 'Wrong code, tries left: 2'],
  },
  'journey.html': {
    use: ({ text }) => [text('h1'), text('#back')],
    works: ['Arrived by link', 'Back to the page Navigation'],
  },
  'poll.html': {
    use: ({ text }) => {
      const root = document.querySelector('poll-box')?.shadowRoot;
      root?.querySelector('button')?.click();
      return [text('h1'), root?.querySelector('[role=status]')?.textContent];
    },
    works: ['Poll', 'Tea: 1, Coffee: 0'],
  },
  'second-poll.html': {
    use: ({ text }) => {
      const root = document.querySelector('poll-box')?.shadowRoot;
      root?.querySelector('button')?.click();
      return [text('h1'), root?.querySelector('[role=status]')?.textContent];
    },
    works: ['Second Poll', 'Tea: 1, Coffee: 0'],
  },
};
