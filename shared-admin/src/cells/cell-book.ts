import type { Locale } from '@enlace/shared-contract/text';

type Values = Readonly<Record<string, unknown>>;

/** A new value of a cell. */
export interface CellChange {
  /** Distinguishes the changes of one cell. */
  readonly serial: number;
  readonly key: string;
  readonly rowId: number;
  readonly field: string;
  /** For translations: the language. The API expects all translations of a record, so the record is read first. */
  readonly language: Locale | null;
  /** The value in the format of the editor. */
  readonly editorValue: unknown;
  /** The value in the format of the API; for translations, the text under the field's name. */
  readonly wireValues: Values;
  /** The row's fields after the change, and before it. */
  readonly after: Values;
  readonly before: Values;
  /** The previous value in both formats. */
  readonly undo: { readonly editorValue: unknown; readonly wireValues: Values };
  /** `updated_at` of the row at the time of the change; null for rows without it. */
  readonly version: string | null;
  /** It was sent again after another user had changed a different field of the row. */
  readonly isRetry?: boolean;
}

/** A change that is not saved yet. */
export type NewCellChange = Omit<CellChange, 'serial'>;

/** The state of a cell; a cell without a state only shows its value. */
export type CellState =
  | { readonly is: 'open'; readonly editorValue?: unknown }
  | { readonly is: 'saving' }
  | { readonly is: 'refused'; readonly editorValue: unknown; readonly text: string; readonly isConflict: boolean }
  | { readonly is: 'saved'; readonly change: CellChange };

/** The state of a cell after its change was sent. */
export type WrittenState = Extract<CellState, { readonly is: 'refused' | 'saved' }>;

type CellWrite = (change: CellChange) => Promise<WrittenState>;

interface PendingChange extends CellChange {
  readonly write: CellWrite;
}

/**
 * The cells of one list that are open, being saved, or refused. It outlives the list's screen, so that a refusal is
 * still visible when the user returns.
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

  /** Opens a cell; a refused value is in the editor again. */
  open(key: string): void {
    const before = this.#states.get(key);
    if (before?.is === 'saving') return;
    this.#put(key, before?.is === 'refused' ? { is: 'open', editorValue: before.editorValue } : { is: 'open' });
  }

  close(key: string): void {
    this.#put(key, null);
  }

  /**
   * Saves a change after the waiting changes of the same row; other rows are saved in parallel. Only the last change of
   * all cells can be undone.
   * @param write sends it; rejects when the remote has left, so that the result is unknown
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

  /** Sends a change, then the changes of its row that were made meanwhile. */
  async #writeRow(first: PendingChange): Promise<void> {
    let next: PendingChange | undefined = first;
    while (next !== undefined) {
      const { write, ...change }: PendingChange = next;
      try {
        this.#finish(change, await write(change));
      } catch {
        const unsentChanges = this.#pending.filter(({ rowId }) => rowId === change.rowId);
        for (const one of unsentChanges)
          this.#finish(one, { is: 'refused', editorValue: one.editorValue, text: '', isConflict: false });
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

  /** Stores the version of a row after it was saved from this list. */
  know(rowId: number, version: string): void {
    this.#versions.set(rowId, version);
  }

  /** The newest known version of a change's row. */
  versionOf({ rowId, version }: CellChange): string | null {
    const storedVersion = this.#versions.get(rowId);
    if (storedVersion === undefined || version === null) return version;
    return Date.parse(storedVersion) > Date.parse(version) ? storedVersion : version;
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
