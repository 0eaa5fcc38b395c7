import './file-download.css';
import { Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { typedTestId } from '../../shared/test-id';
import { useUnmountSignal } from '../../shared/useUnmountSignal';
import { useWait } from '../../shared/useWait';
import { type Download, downloads } from './downloads';
import { fetchFile } from './fetch-file';
import type page from './page';
import { saveFile } from './save-file';

const testId = typedTestId<typeof page>();

export default function FileDownloadPage() {
  const [busy, setBusy] = useState<readonly Download[]>([]);
  const [failed, setFailed] = useState<Download>();
  const leaving = useUnmountSignal();
  const wait = useWait();

  async function download(item: Download) {
    const signal = leaving();
    setFailed(undefined);
    setBusy((before) => [...before, item]);
    await wait('download', 500, 1500);
    try {
      saveFile(await fetchFile(item.source, signal), item.filename);
    } catch (failure) {
      if (signal.aborted) return;
      console.error((failure as Error).message);
      setFailed(item);
    }
    setBusy((before) => before.filter((other) => other !== item));
  }

  return (
    <>
      <h1>File Download</h1>
      <p className="intro">
        Save each file and compare its name and its bytes: they are exact, down to the size. The pressed button stays
        busy until its file is there. With <code>?downloadFailure=http</code> or <code>empty</code> in the address every
        download fails.
      </p>
      <section className="card stack downloads">
        <h2>Sample files</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: suites look for divs here */}
        <div className="download-cards" role="list">
          {downloads.map((item, index) => {
            const { name, type, size, icon: Icon } = item;
            const isBusy = busy.includes(item);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a div, as the list is
              <div key={name} className="download-card" role="listitem" {...testId(`download-card-${index}`)}>
                <Icon aria-hidden size={28} />
                <div>
                  <h3>{name}</h3>
                  <p className="muted">{`${type} • ${size}`}</p>
                </div>
                <button
                  type="button"
                  className={`button button-primary${isBusy ? ' download-busy' : ''}`}
                  disabled={isBusy}
                  onClick={() => download(item)}
                  {...testId(`download-button-${index}`)}
                >
                  {isBusy ? <span className="spinner" aria-hidden /> : <DownloadIcon aria-hidden size={18} />}
                  {`Download ${name}`}
                </button>
                {item === failed && (
                  <p className="field-error" {...testId(`download-error-${index}`)}>
                    Not downloaded
                  </p>
                )}
              </div>
            );
          })}
        </div>
        {failed && (
          <Outcome state="failed" role="alert" {...testId('error-message')}>
            {`Failed to download ${failed.name}. Please try again later or contact support if the issue persists.`}
          </Outcome>
        )}
      </section>
    </>
  );
}
