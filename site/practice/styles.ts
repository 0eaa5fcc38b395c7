import address from './practice.css?url&no-inline';

let loaded: Promise<void> | undefined;

/**
 * Loads the panel's style sheet. Rejects if that fails, and tries again when called again. Not an import, because
 * Vite's loader takes a style sheet that could not be loaded for one that was.
 */
export function loadStyles(): Promise<void> {
  loaded ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loaded = undefined;
      reject(new Error('The style sheet of the practice panel could not be loaded.'));
    };
    document.head.append(link);
  });
  return loaded;
}
