import type { Locale } from '@enlace/shared-contract';

type Values = Readonly<Record<string, unknown>>;

/** A value that was written into a cell. */
export interface CellChange {
  /** Tells it from others of the same cell. */
  readonly serial: number;
  readonly key: string;
  readonly rowId: number;
  readonly field: string;
  /** Of a translation: its language. It is sent with the others, which the record is asked for first. */
  readonly language: Locale | null;
  /** As the editor holds it. */
  readonly typed: unknown;
  /** As it is sent; of a translation, its text under the field's name. */
  readonly sent: Values;
  /** What the row shows with it, and what it showed before. */
  readonly after: Values;
  readonly before: Values;
  /** As the editor held and sent what was there before. */
  readonly undo: { readonly typed: unknown; readonly sent: Values };
  /** `updated_at` of the row it was written into; null where rows have none. */
  readonly version: string | null;
  /** It was sent once more, over somebody else's change of another field. */
  readonly isRetry?: boolean;
}

/** A change before it is saved. */
export type NewCellChange = Omit<CellChange, 'serial'>;

/** What a cell is about; a cell without a state only shows its value. */
export type CellState =
  | { readonly is: 'open'; readonly typed?: unknown }
  | { readonly is: 'saving' }
  | { readonly is: 'refused'; readonly typed: unknown; readonly text: string; readonly isConflict: boolean }
  | { readonly is: 'saved'; readonly change: CellChange };

/** What a cell is about once its change has been sent. */
export type WrittenState = Extract<CellState, { readonly is: 'refused' | 'saved' }>;

type CellWrite = (change: CellChange) => Promise<WrittenState>;

interface PendingChange extends CellChange {
  readonly write: CellWrite;
}

/**
 * The cells of one list that are written in, are being saved, or were refused. It outlives the list's screen, so that
 * what was refused after one has left is still said where it happened.
 */
export class CellBook {
  #states: ReadonlyMap<string, CellState> = new Map();
  #pending: readonly PendingChange[] = [];
  #serial = 0;
  readonly #versions = new Map<number, string>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  at(key: string): CellState | undefined {
    return this.#states.get(key);
  }

  /** Opens a cell; what was refused there stands in the editor again. */
  open(key: string): void {
    const before = this.#states.get(key);
    if (before?.is === 'saving') return;
    this.#put(key, before?.is === 'refused' ? { is: 'open', typed: before.typed } : { is: 'open' });
  }

  close(key: string): void {
    this.#put(key, null);
  }

  /**
   * Saves a change after those of the same row that wait already, side by side with those of other rows. Of all cells
   * only the last one can be undone.
   * @param write sends it; rejects when the remote was left, so that it is not known whether it was saved
   */
  save(change: NewCellChange, write: CellWrite): void {
    for (const [key, state] of this.#states) if (state.is === 'saved') this.#put(key, null);
    this.#serial += 1;
    const next = { ...change, serial: this.#serial, write };
    const isFirst = this.#pending.every(({ rowId }) => rowId !== change.rowId);
    this.#pending = [...this.#pending, next];
    this.#put(change.key, { is: 'saving' });
    if (isFirst) void this.#writeRow(next);
  }

  /** Sends a change, then those of its row that have come meanwhile. */
  async #writeRow(first: PendingChange): Promise<void> {
    let next: PendingChange | undefined = first;
    while (next !== undefined) {
      const { write, ...change }: PendingChange = next;
      try {
        this.#finish(change, await write(change));
      } catch {
        const lost = this.#pending.filter(({ rowId }) => rowId === change.rowId);
        for (const one of lost) this.#finish(one, { is: 'refused', typed: one.typed, text: '', isConflict: false });
      }
      next = this.#pending.find(({ rowId }) => rowId === change.rowId);
    }
  }

  #finish(change: CellChange, state: CellState): void {
    this.#pending = this.#pending.filter(({ serial }) => serial !== change.serial);
    const isLast =
      this.#pending.every(({ key }) => key !== change.key) && this.#states.get(change.key)?.is === 'saving';
    if (isLast) this.#put(change.key, state);
  }

  /** A row has this version since it was saved from here. */
  know(rowId: number, version: string): void {
    this.#versions.set(rowId, version);
  }

  /** The newest version that is known of a change's row. */
  versionOf({ rowId, version }: CellChange): string | null {
    const known = this.#versions.get(rowId);
    if (known === undefined || version === null) return version;
    return Date.parse(known) > Date.parse(version) ? known : version;
  }

  #put(key: string, state: CellState | null): void {
    const next = new Map(this.#states);
    if (state === null) next.delete(key);
    else next.set(key, state);
    this.#states = next;
    this.#tell();
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}
