/** Rows that changed. `ids` is null when all rows can have changed. */
export interface DataChange {
  readonly table: string;
  readonly ids: readonly number[] | null;
}

/** What a page shows, by table: the ids of rows, or null for any rows. Null when nothing is known. */
export type PageReads = ReadonlyMap<string, ReadonlySet<number> | null> | null;

/** Reads the API's note about an answer: `companies#12 countries`. Null without a note. */
export function parseReads(note: string | undefined): PageReads {
  if (note === undefined || note === '') return null;
  const reads = new Map<string, Set<number> | null>();
  for (const part of note.split(' ')) {
    const [table = '', ids] = part.split('#', 2);
    const rows = ids === undefined ? null : new Set(ids.split(',').map(Number));
    const knownRows = reads.get(table);
    reads.set(table, rows === null || knownRows === null ? null : new Set([...(knownRows ?? []), ...rows]));
  }
  return reads;
}

/** What several answers show together. */
export function joinReads(parts: readonly PageReads[]): PageReads {
  const allReads = new Map<string, ReadonlySet<number> | null>();
  for (const reads of parts) {
    if (reads === null) return null;
    for (const [table, rows] of reads) {
      const knownRows = allReads.get(table);
      allReads.set(table, rows === null || knownRows === null ? null : new Set([...(knownRows ?? []), ...rows]));
    }
  }
  return allReads;
}

/** Whether a change is a sign between processes of the API, such as `presence:companies`: no page shows it. */
export function isSign(change: DataChange | null): boolean {
  return change !== null && change.table.includes(':');
}

/** Whether a page can differ after a change. @param change null when a change is not known */
export function isAffected(reads: PageReads, change: DataChange | null): boolean {
  if (isSign(change)) return false;
  if (change === null || reads === null) return true;
  const rows = reads.get(change.table);
  if (rows === undefined) return false;
  return rows === null || change.ids === null || change.ids.some((id) => rows.has(id));
}
