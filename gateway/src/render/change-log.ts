import type { DataChange } from './page-reads';

const most = 500;

/** The last changes, so that a page that was begun before a change is recognised when it is finished. */
export class ChangeLog {
  readonly #changes: (DataChange | null)[] = [];
  #count = 0;

  /** Number of all changes so far. */
  get count(): number {
    return this.#count;
  }

  add(change: DataChange | null): void {
    this.#count += 1;
    this.#changes.push(change);
    if (this.#changes.length > most) this.#changes.shift();
  }

  /** The changes after the given number of changes; null for unknown ones. */
  since(count: number): readonly (DataChange | null)[] {
    const newCount = this.#count - count;
    if (newCount > this.#changes.length) return [null];
    return newCount === 0 ? [] : this.#changes.slice(-newCount);
  }
}
