import { changedLibraries, librariesOf } from './libraries';
import { changesBetween, type Snapshot, statesOf } from './suite-copy';

/** What copies are made of and linked to, so that it is noticed when a command finds its way there. */
export class Originals {
  readonly #folder: string;
  readonly #files: readonly string[];
  readonly #before: Snapshot;
  #libraries: ReadonlyMap<string, string> | undefined;

  private constructor(folder: string, files: readonly string[], before: Snapshot) {
    this.#folder = folder;
    this.#files = files;
    this.#before = before;
  }

  static async of(folder: string, files: readonly string[]): Promise<Originals> {
    return new Originals(folder, files, await statesOf(folder, files));
  }

  /** Records the libraries as they are now, because the suite itself may have changed some of them before. */
  async noteLibraries() {
    this.#libraries = await librariesOf(this.#folder, this.#files);
  }

  /** Why nothing can be believed any more, as sentences. Undefined if the suite's own folder is as it was. */
  async whyChanged(): Promise<string | undefined> {
    const { changed } = changesBetween(this.#before, await statesOf(this.#folder, this.#files));
    return changed.length === 0
      ? undefined
      : `The suite's own folder changed while copies of it were mended: ${named(changed)}. If you did not do that, a ` +
          'command writes to the folder by a path of its own.';
  }

  /** The same of the libraries. */
  async whyLibrariesChanged(): Promise<string | undefined> {
    if (!this.#libraries) return undefined;
    const now = await librariesOf(this.#folder, this.#files);
    const changed = changedLibraries(this.#libraries, now, this.#folder);
    return changed.length === 0
      ? undefined
      : `Libraries of the suite changed while copies of it were mended: ${named(changed)}. If you did not do that, a ` +
          'command writes through the links to them: install them again.';
  }
}

function named(files: readonly string[]): string {
  const most = 5;
  const more = files.length - most;
  return more > 0 ? `${files.slice(0, most).join(', ')} and ${more} more` : files.join(', ');
}
