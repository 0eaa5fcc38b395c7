import './file-upload.css';
import { CircleCheck, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { typedTestId } from '../../shared/test-id';
import { useWait } from '../../shared/useWait';
import { droppedFiles } from './dropped-files';
import type page from './page';
import { sizeText, type UploadedFile, uploaded } from './uploads';

const testId = typedTestId<typeof page>();

export default function FileUploadPage() {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [underWay, setUnderWay] = useState(0);
  // The innermost element under the drag. Not a flag: on the way to a child, its dragenter comes before the parent's
  // dragleave.
  const [draggedOver, setDraggedOver] = useState<EventTarget | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const wait = useWait();

  async function upload(chosen: File[]) {
    if (chosen.length === 0) return;
    setUnderWay((count) => count + 1);
    await wait('upload', 2000, 4000);
    setFiles((before) => [...before, ...chosen.map(uploaded)]);
    setUnderWay((count) => count - 1);
  }

  function dragOver(event: DragEvent) {
    // Otherwise the browser would not allow the drop and would open the file instead of the page.
    event.preventDefault();
    setDraggedOver(event.target);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(null);
    upload(droppedFiles(event.dataTransfer));
  }

  return (
    <>
      <h1>File Upload</h1>
      <p className="intro">
        Hand over one file or several, by the dialog, straight to the input or by dropping them. Every upload takes two
        to four seconds of its own, and the files appear below with their sizes. Nothing leaves your machine.
      </p>
      <div className="card stack uploader" {...testId('file-uploader')}>
        <h2>Add files</h2>
        <div
          className={draggedOver ? 'drop-zone drop-zone-over' : 'drop-zone'}
          onDragEnter={dragOver}
          onDragOver={dragOver}
          onDragLeave={(event) => setDraggedOver((current) => (current === event.target ? null : current))}
          onDrop={drop}
          {...testId('drop-zone')}
        >
          <Upload aria-hidden size={28} />
          <p>Drop files here, or</p>
          <button
            type="button"
            className="button button-secondary"
            onClick={() => input.current?.click()}
            {...testId('file-select-button')}
          >
            browse
          </button>
          {/* Only visually hidden, because tools set files only on an input that is rendered. */}
          <input
            ref={input}
            type="file"
            multiple
            tabIndex={-1}
            className="visually-hidden"
            aria-label="Files to upload"
            onChange={(event) => {
              upload([...(event.target.files ?? [])]);
              // Emptied, because choosing the same file again would otherwise fire no event.
              event.target.value = '';
            }}
            {...testId('file-input')}
          />
        </div>
        <div role="status">
          {underWay > 0 && (
            <div className="row" {...testId('upload-loading')}>
              <span className="spinner" aria-hidden />
              Uploading...
            </div>
          )}
        </div>
        {files.length > 0 && (
          <div className="uploaded-files" {...testId('uploaded-files')}>
            <h3>Uploaded Files</h3>
            <ul className="panel">
              {files.map(({ filename, size }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: files are only ever added at the end
                <li key={index} {...testId(`uploaded-file-${index}`)}>
                  <CircleCheck aria-hidden size={18} />
                  <bdi>{filename}</bdi> <span className="uploaded-size">{sizeText(size)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
