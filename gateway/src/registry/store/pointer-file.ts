import { appendFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { AppError } from '@enlace/shared-contract/errors';
import {
  type PointerChange,
  pointerChangeSchema,
  type Pointers,
  pointersSchema,
} from '@enlace/shared-contract/platform';

import { withFileLock } from './file-lock';
import { isMissing, readJsonFile, replaceFile } from './json-file';
import type { PointerMove } from './registry-store';

/** Time during which a read can miss a write of another process. Writes of this process are visible at once. */
const freshMs = 250;

/** `pointers.json` and its audit trail `audit.jsonl`. */
export class PointerFile {
  readonly #file: string;
  readonly #trail: string;
  readonly #lock: string;
  #known: { readonly pointers: Pointers; readonly stamp: string } | null = null;
  #lookedAt = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#file = join(folder, 'pointers.json');
    this.#trail = join(folder, 'audit.jsonl');
    this.#lock = join(folder, 'pointers.lock');
  }

  async read(): Promise<Pointers> {
    if (this.#known !== null && Date.now() - this.#lookedAt < freshMs) return this.#known.pointers;
    return this.#load();
  }

  move(move: PointerMove): Promise<PointerChange> {
    const writing = this.#queue.then(() => withFileLock(this.#lock, () => this.#write(move)));
    this.#queue = writing.catch(() => undefined);
    return writing;
  }

  async audit(id?: string): Promise<PointerChange[]> {
    const { rev } = await this.#load();
    const text = await readFile(this.#trail, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    // The audit entry comes before the change. After a crash between them, the next change has the same revision.
    const byRev = new Map<number, PointerChange>();
    for (const line of text.split('\n')) {
      const change = parseLine(line);
      if (change !== null && change.rev <= rev) byRev.set(change.rev, change);
    }
    return [...byRev.values()].filter((change) => id === undefined || change.id === id).sort((a, b) => b.rev - a.rev);
  }

  async #write(move: PointerMove): Promise<PointerChange> {
    const current = await this.#load();
    if (move.rev !== undefined && move.rev !== current.rev) {
      throw new AppError('POINTER_MOVED', {
        userMessage: `The pointers have moved: revision ${current.rev} is current, ${move.rev} was named.`,
        details: { rev: current.rev },
      });
    }
    const before = current.remotes[move.id] ?? null;
    const after = await move.decide(before);
    const at = new Date().toISOString();
    const change: PointerChange = {
      rev: current.rev + 1,
      at,
      by: move.by,
      why: move.why,
      id: move.id,
      before,
      after,
      ...(move.isRollback === true ? { isRollback: true } : {}),
    };
    await appendFile(this.#trail, `${JSON.stringify(change)}\n`);
    const next: Pointers = { rev: change.rev, remotes: { ...current.remotes, [move.id]: after } };
    await replaceFile(this.#file, `${JSON.stringify(next, null, 2)}\n`);
    await this.#load();
    return change;
  }

  async #load(): Promise<Pointers> {
    const stats = await stat(this.#file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    const stamp = stats === null ? 'none' : `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
    if (this.#known?.stamp !== stamp) {
      const read = await readJsonFile(this.#file, (value) => pointersSchema.parse(value));
      this.#known = { pointers: read ?? { rev: 0, remotes: {} }, stamp };
    }
    this.#lookedAt = Date.now();
    return this.#known.pointers;
  }
}

function parseLine(line: string): PointerChange | null {
  try {
    return line === '' ? null : pointerChangeSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
