import './iframes.css';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { basePath } from '../../run/page-options';
import { muiTheme } from '../../shared/mui-theme';
import { useEventListeners } from '../../shared/useEventListeners';
import { Frame } from './Frame';
import { FrameMessages, type Submission } from './FrameMessages';
import { FrameSection } from './FrameSection';
import { MapFrame } from './MapFrame';
import { readMessage } from './read-message';
import { testId } from './test-id';

const scripts = 'allow-scripts';
const scriptsAndForms = 'allow-scripts allow-forms';
const sameDomain = 'allow-same-origin allow-scripts allow-popups allow-forms allow-modals';

export default function IframesPage() {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [submissions, setSubmissions] = useState<readonly Submission[]>([]);

  useEventListeners(window, {
    message: ({ data }) => {
      const message = readMessage(data);
      if (message?.type === 'TEXT') setTexts((before) => [...before, message.text]);
      if (message?.type === 'FORM_SUBMIT') setSubmissions((before) => [...before, message]);
    },
  });

  return (
    <ThemeProvider theme={muiTheme}>
      <h1>Iframes</h1>
      <p className="intro">
        Open a section, switch into its frame and work there: in a sandbox, two documents deep, or in a document of
        another origin. What the frames send to this page is listed below the sections.
      </p>
      <div className="frame-sections">
        <FrameSection name="iframe-examples" title="Iframe Examples">
          <div className="frame-pair" {...testId('iframe-container')}>
            <Frame
              name="iframe1"
              title="Iframe Content 1"
              src="frames/simple-content.html"
              sandbox={scripts}
              height={400}
            />
            <Frame
              name="iframe2"
              title="Nested Elements"
              src="frames/nested-elements.html"
              sandbox={scripts}
              height={400}
            />
          </div>
        </FrameSection>
        <FrameSection name="iframe-complex" title="Iframe Complex">
          <div {...testId('iframe-complex-container')}>
            <div className="frame-pair">
              <Frame
                name="simple-form"
                title="Simple Form"
                src="frames/simple-form.html"
                sandbox={scriptsAndForms}
                height={600}
              />
              <Frame
                name="complex-form"
                title="Complex Form"
                src="frames/complex-form.html"
                sandbox={scriptsAndForms}
                height={600}
              />
            </div>
            <Frame
              name="complex-page"
              title="Complex Page with Native Elements"
              src="frames/complex-page.html"
              sandbox={scriptsAndForms}
              height={800}
            />
          </div>
        </FrameSection>
        <FrameSection name="iframe-same-domain" title="Iframe same domain">
          <Frame name="same-domain" title="Home page" src={basePath} sandbox={sameDomain} height="100vh" />
        </FrameSection>
        <FrameSection name="iframe-same-domain-forms" title="Iframe same domain forms">
          <Frame
            name="same-domain-forms"
            title="Forms page"
            src={`${basePath}forms`}
            sandbox={sameDomain}
            height="100vh"
          />
        </FrameSection>
        <FrameSection name="iframe-same-domain-tables" title="Iframe same domain tables">
          <Frame
            name="same-domain-tables"
            title="Tables page"
            src={`${basePath}tables`}
            sandbox={sameDomain}
            height="100vh"
          />
        </FrameSection>
        <FrameSection name="iframe-same-domain-nested-level" title="Iframe same domain nested level">
          <Frame
            name="nested-level"
            title="Page with a frame of its own"
            src={`${basePath}iframes-1`}
            sandbox={sameDomain}
            height="100vh"
          />
        </FrameSection>
        <FrameSection name="iframe-different-domain" title="Iframe different domain">
          <MapFrame />
        </FrameSection>
      </div>
      <FrameMessages texts={texts} submissions={submissions} />
    </ThemeProvider>
  );
}
