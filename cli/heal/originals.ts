import { firstFive } from '../output/text';
import { changedLibraries, librariesOf } from './libraries';
import { changesBetween, type Snapshot, statesOf } from './suite-copy';

/** What copies are made of and linked to, so that it is noticed when a command finds its way there. */
export class Originals {
  readonly #folder: string;
  readonly #files: readonly string[];
  readonly #before: Snapshot;
  #libraries: ReadonlyMap<string, string> | undefined;
  #why: string | undefined;

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

  /** Why nothing can be believed any more, as sentences: what was found first. Undefined if nothing has changed. */
  get why(): string | undefined {
    return this.#why;
  }

  /** Looks whether the suite's own folder is as it was. */
  async checkFolder() {
    const { changed } = changesBetween(this.#before, await statesOf(this.#folder, this.#files));
    this.#note(
      changed,
      (files) =>
        `The suite's own folder changed while copies of it were mended: ${files}. If you did not do that, a command ` +
        'writes to the folder by a path of its own.',
    );
  }

  /** Looks whether the libraries are as they were when they were recorded. */
  async checkLibraries() {
    if (!this.#libraries) return;
    const now = await librariesOf(this.#folder, this.#files);
    this.#note(
      changedLibraries(this.#libraries, now, this.#folder),
      (files) =>
        `Libraries of the suite changed while copies of it were mended: ${files}. If you did not do that, a command ` +
        'writes through the links to them: install them again.',
    );
  }

  /** Of trials at the same time one may find what another one does not see any more, so the first finding stays. */
  #note(changed: readonly string[], sentences: (files: string) => string) {
    if (changed.length > 0) this.#why ??= sentences(firstFive(changed));
  }
}
