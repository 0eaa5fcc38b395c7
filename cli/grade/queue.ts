/** Work that grows while it is done. */
export class Queue<Item> {
  readonly #items: Item[];
  #active = 0;
  #wake: (() => void)[] = [];

  constructor(items: readonly Item[]) {
    this.#items = [...items];
  }

  /** How many items nobody has begun. */
  get length(): number {
    return this.#items.length;
  }

  /** Adds items that are done before the others. */
  addFirst(items: readonly Item[]) {
    this.#items.unshift(...items);
    this.#wakeAll();
  }

  /** Does the work for all items, this number at a time. After the signal or an error it begins no further one. */
  async work(jobs: number, signal: AbortSignal, work: (item: Item) => Promise<void>) {
    let failed = false;
    const worker = async () => {
      while (!signal.aborted && !failed) {
        const item = this.#items.shift();
        if (item === undefined) {
          // What another worker does may add to it.
          if (this.#active === 0) return;
          await new Promise<void>((resolve) => this.#wake.push(resolve));
          continue;
        }
        this.#active++;
        try {
          await work(item);
        } catch (error) {
          failed = true;
          throw error;
        } finally {
          this.#active--;
          this.#wakeAll();
        }
      }
    };
    await allEnded(Array.from({ length: jobs }, worker));
  }

  #wakeAll() {
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/** As `Promise.all`, but all have ended before an error goes on, so that none runs beside what comes next. */
export async function allEnded<Value>(works: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
