import { defineBugs } from '../../bug';
import type page from './page';

const siteSection = `        <FrameSection name="iframe-same-domain" title="Iframe same domain">
          <Frame name="same-domain" title="Home page" src={basePath} sandbox={sameDomain} height="100vh" />
        </FrameSection>
`;

const formsSection = `        <FrameSection name="iframe-same-domain-forms" title="Iframe same domain forms">
          <Frame
            name="same-domain-forms"
            title="Forms page"
            src={\`\${basePath}forms\`}
            sandbox={sameDomain}
            height="100vh"
          />
        </FrameSection>
`;

export const bugs = defineBugs<typeof page>({
  'cut-title': {
    requirement: 'sections',
    kind: 'text',
    level: 1,
    title: '“Iframe same domain nested level” is called “Iframe same domain nested”',
    file: 'FrameSection.tsx',
    find: '        {title}\n',
    replace: "        {title.replace(' level', '')}\n",
  },
  'swapped-sections': {
    requirement: 'sections',
    kind: 'order',
    level: 2,
    title: 'The section of the whole site is below the one of its forms',
    file: 'IframesPage.tsx',
    find: siteSection + formsSection,
    replace: formsSection + siteSection,
  },
  'open-section': {
    requirement: 'lazy',
    kind: 'state',
    level: 1,
    title: 'The first section is open from the start',
    file: 'FrameSection.tsx',
    find: '      square\n',
    replace: "      square\n      defaultExpanded={title === 'Iframe Examples'}\n",
  },
  'forgetful-sections': {
    requirement: 'kept',
    kind: 'state',
    level: 2,
    title: 'A section that was closed loads its frames again',
    file: 'FrameSection.tsx',
    find: 'mountOnEnter: true',
    replace: 'mountOnEnter: true, unmountOnExit: true',
  },
  'low-form': {
    requirement: 'sizes',
    kind: 'content',
    level: 2,
    title: 'The frame of the complex form is only 500 px tall',
    file: 'IframesPage.tsx',
    find: `src="frames/complex-form.html"
                sandbox={scriptsAndForms}
                height={600}`,
    replace: `src="frames/complex-form.html"
                sandbox={scriptsAndForms}
                height={500}`,
  },
  'fixed-height': {
    requirement: 'window',
    kind: 'content',
    level: 3,
    title: 'The frames of the same domain are 720 px tall, however tall the window is',
    file: 'Frame.tsx',
    find: 'style={{ height }}',
    replace: "style={{ height: height === '100vh' ? 720 : height }}",
  },
  'strict-sandbox': {
    requirement: 'origins',
    kind: 'content',
    level: 2,
    title: 'The frames of the same domain stay empty, because their pages may not load their scripts',
    file: 'IframesPage.tsx',
    find: "'allow-same-origin allow-scripts",
    replace: "'allow-scripts",
  },
  'about-for-home': {
    requirement: 'origins',
    kind: 'content',
    level: 1,
    title: 'The frame of the home page shows About',
    file: 'IframesPage.tsx',
    find: 'src={basePath}',
    replace: 'src={`${basePath}about`}',
  },
  'forms-for-tables': {
    requirement: 'origins',
    kind: 'content',
    level: 2,
    title: 'The frame of the tables shows the forms',
    file: 'IframesPage.tsx',
    find: '`${basePath}tables`',
    replace: '`${basePath}forms`',
  },
  'newest-first': {
    requirement: 'messages',
    kind: 'order',
    level: 2,
    title: 'The newest message is at the top of the list',
    file: 'IframesPage.tsx',
    find: '[...before, message.text]',
    replace: '[message.text, ...before]',
  },
  'no-repetition': {
    requirement: 'messages',
    kind: 'state',
    level: 3,
    title: 'A text that is already in the list is not listed again',
    file: 'IframesPage.tsx',
    find: '[...before, message.text]',
    replace: '(before.includes(message.text) ? before : [...before, message.text])',
  },
  'live-markup': {
    requirement: 'markup',
    kind: 'text',
    level: 3,
    title: 'Markup in a message is shown as HTML',
    file: 'FrameMessages.tsx',
    find: '<li {...testId(`iframe-message-${index}`)}>{text}</li>',
    replace: '<li dangerouslySetInnerHTML={{ __html: text }} {...testId(`iframe-message-${index}`)} />',
  },
  'last-submission': {
    requirement: 'submissions',
    kind: 'state',
    level: 2,
    title: 'A submission replaces the one before',
    file: 'IframesPage.tsx',
    find: '[...before, message])',
    replace: 'before.slice(0, 0).concat(message))',
  },
  'one-line-data': {
    requirement: 'json',
    kind: 'text',
    level: 2,
    title: 'The data of a submission is in one line',
    file: 'read-message.ts',
    find: '    },\n    2,\n',
    replace: '    },\n',
  },
  'listed-numbers': {
    requirement: 'ignored',
    kind: 'validation',
    level: 2,
    title: 'A posted number is listed as a message',
    file: 'read-message.ts',
    find: "if (typeof message === 'string') return { type: 'TEXT', text: message };",
    replace: "if (typeof message !== 'object') return { type: 'TEXT', text: String(message) };",
  },
  'listed-actions': {
    requirement: 'ignored',
    kind: 'action',
    level: 2,
    title: 'What is done in the interactive table is listed as a message',
    file: 'IframesPage.tsx',
    find: "if (message?.type === 'TEXT')",
    replace:
      "if (message?.type === 'TABLE_ACTION') setTexts((before) => [...before, message.action]);\n" +
      "      if (message?.type === 'TEXT')",
  },
  'empty-list': {
    requirement: 'none',
    kind: 'content',
    level: 3,
    title: 'A submission also shows an empty list of messages',
    file: 'FrameMessages.tsx',
    find: '{texts.length > 0 && (',
    replace: '{(texts.length > 0 || submissions.length > 0) && (',
  },
  'optional-email': {
    requirement: 'required',
    kind: 'validation',
    level: 2,
    title: 'The simple form is sent without an email',
    file: '/frames/simple-form.html',
    find: 'autocomplete="email" required',
    replace: 'autocomplete="email"',
  },
  'short-zip': {
    requirement: 'zip',
    kind: 'validation',
    level: 3,
    title: 'The complex form accepts a zip of 4 digits',
    file: '/frames/complex-form.html',
    find: 'pattern="[0-9]{5}"',
    replace: 'pattern="[0-9]{4,5}"',
  },
  'optional-date': {
    requirement: 'whole',
    kind: 'validation',
    level: 2,
    title: 'The complex page is sent without a date',
    file: '/frames/complex-page.html',
    find: 'name="date" required',
    replace: 'name="date"',
  },
  'first-choice': {
    requirement: 'values',
    kind: 'content',
    level: 2,
    title: 'Of several choices only the first is sent',
    file: '/frames/messages.js',
    find: 'Array.from(control.selectedOptions, (option) => option.value)',
    replace: 'control.value ? [control.value] : []',
  },
  'last-tick': {
    requirement: 'values',
    kind: 'state',
    level: 2,
    title: 'Of several ticked boxes only the last is sent',
    file: '/frames/messages.js',
    find: 'if (control.checked) data.checkboxes.push(control.value)',
    replace: 'if (control.checked) data.checkboxes = [control.value]',
  },
  'copied-row': {
    requirement: 'rows',
    kind: 'content',
    level: 1,
    title: '“Add Row” adds a copy of the first row',
    file: '/frames/interactive-table.js',
    find: 'const row = addRow();',
    replace: 'const row = addRow(firstRows[0]);',
  },
  'deleted-neighbour': {
    requirement: 'deleted',
    kind: 'action',
    level: 1,
    title: '“Delete” removes the row below',
    file: '/frames/interactive-table.js',
    find: 'row.remove()',
    replace: '(next ?? row).remove()',
  },
  'old-numbers': {
    requirement: 'numbers',
    kind: 'state',
    level: 2,
    title: 'The rows after a deleted one keep their numbers',
    file: '/frames/interactive-table.js',
    find: '  for (const left of tableBody().rows) numberRow(left);\n',
    replace: '',
  },
  'always-active': {
    requirement: 'saved',
    kind: 'content',
    level: 3,
    title: '“Save Changes” posts every row as active',
    file: '/frames/interactive-table.js',
    find: 'active: active.checked',
    replace: "active: active.value === 'on'",
  },
});
