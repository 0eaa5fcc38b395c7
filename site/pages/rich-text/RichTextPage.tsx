import './rich-text.css';
import { CodeEditor } from './CodeEditor';
import { Editor } from './Editor';
import { PlainBox } from './PlainBox';

export default function RichTextPage() {
  return (
    <>
      <h1>Rich Text</h1>
      <p className="intro">
        Three boxes to write in, and none of them is a field with a value. Type into each, format and paste, and check
        what it holds by the lines below it.
      </p>
      <div className="cards rich">
        <PlainBox />
        <Editor />
        <CodeEditor />
      </div>
    </>
  );
}
