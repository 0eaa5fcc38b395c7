import './nested-frame.css';
import { basePath } from '../../run/page-options';
import { typedTestId } from '../../shared/test-id';
import type page from './page';

const testId = typedTestId<typeof page>();

export default function NestedFramePage() {
  return (
    <>
      <h1>Nested Frame</h1>
      <p className="intro">
        This page holds another page in a frame. Opened from a frame of the Iframes page, that makes two levels to
        switch through before you reach the table.
      </p>
      <iframe
        className="nested-frame"
        title="Dynamic Tables Have Input"
        name="iframe-nested"
        src={`${basePath}iframes-2`}
        sandbox="allow-same-origin allow-scripts allow-popups allow-forms allow-modals"
        {...testId('iframe-nested')}
      />
    </>
  );
}
