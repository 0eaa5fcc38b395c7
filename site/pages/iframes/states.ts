import { button, opened, type States, type Visitor } from '../../state';

/** The sections that embed pages of the site, and the test ids of their frames. */
const pages = [
  ['Iframe same domain', 'iframe-same-domain'],
  ['Iframe same domain forms', 'iframe-same-domain-forms'],
  ['Iframe same domain tables', 'iframe-same-domain-tables'],
  ['Iframe same domain nested level', 'iframe-nested-level'],
] as const;

const seesHeading = (frame: Visitor) => frame.see({ css: 'h1' });

export default [
  opened,
  {
    name: 'examples, with a message',
    async reach(visitor) {
      await visitor.click(button('Iframe Examples'));
      await visitor.inside('iframe-iframe2', (frame) => frame.see({ css: 'button' }));
      await visitor.inside('iframe-iframe1', (frame) => frame.click(button('Click Me')));
      await visitor.see('iframe-message-0', 'Button 1 clicked');
    },
  },
  {
    name: 'complex documents, with a submission and a dialog',
    async reach(visitor) {
      await visitor.click(button('Iframe Complex'));
      await visitor.inside('iframe-complex-form', seesHeading);
      await visitor.inside('iframe-simple-form', async (frame) => {
        await frame.fill({ css: '#name' }, 'Nancy');
        await frame.fill({ css: '#email' }, 'nancy@example.com');
        await frame.click(button('Submit Form'));
      });
      await visitor.see('form-submission-0', 'nancy@example.com');
      await visitor.inside('iframe-complex-page', async (frame) => {
        // By script, because WebKitGTK's driver clicks where the button was before the frame scrolled.
        await frame.run('document.getElementById("openDialog").click()');
        await frame.see({ css: '#dialogTitle' });
      });
    },
  },
  {
    name: 'pages of this site',
    async reach(visitor) {
      for (const [section, frame] of pages) {
        await visitor.click(button(section));
        await visitor.inside(frame, seesHeading);
      }
    },
  },
  {
    name: 'the map of another origin',
    async reach(visitor) {
      await visitor.click(button('Iframe different domain'));
      await visitor.inside('iframe-map', async (frame) => {
        await frame.see({ css: '#zoomLevel' }, '100%');
        // By script, because Firefox's driver clicks where the button was before the section had opened all the way.
        await frame.run('document.getElementById("zoomIn").click()');
        await frame.see({ css: '#zoomLevel' }, '150%');
      });
    },
  },
] satisfies States<'iframes'>;
