import { sql } from 'kysely';

import { forgetContents } from '../../../infrastructure/audit/audit-chain';
import type { Db } from '../../../infrastructure/db/database';
import { type CopyColumn, copyColumns } from './copy-columns';
import { formsOf, patternOf, type Trace } from './find-traces';

/** Removes texts that identify a person from every column that can contain copies of personal data. */
export async function removeTraces(trx: Db, traces: readonly Trace[], auditKey: Buffer): Promise<void> {
  for (const copy of copyColumns) {
    const searchedTraces = traces.filter(({ kind }) => isSearchedIn(copy, kind));
    if (searchedTraces.length > 0) await removeFrom(trx, copy, searchedTraces, auditKey);
  }
}

function isSearchedIn({ hasNames, hasResource, hasFamilyNames }: CopyColumn, kind: Trace['kind']): boolean {
  if (kind === 'name') return hasNames;
  if (kind === 'family name') return hasFamilyNames === true;
  return kind !== 'talk' || hasResource === true;
}

/** The resource whose copies alone are searched for a kind of trace. */
const resourceOfKind: Readonly<Partial<Record<Trace['kind'], string>>> = { talk: 'events', 'family name': 'views' };

/** Whether a trace is searched in this row of a column for several resources. */
function isTraceOf({ kind }: Trace, { hasResource }: CopyColumn, row: CopyRow['row']): boolean {
  const resource = hasResource === true ? resourceOfKind[kind] : undefined;
  return resource === undefined || row['resource'] === resource;
}

interface CopyRow {
  readonly place: string;
  readonly value: unknown;
  readonly row: Readonly<Record<string, unknown>>;
}

async function removeFrom(trx: Db, copy: CopyColumn, traces: readonly Trace[], auditKey: Buffer): Promise<void> {
  const [table, column] = [sql.table(copy.table), sql.ref(copy.column)];
  const conditions = traces.flatMap(({ text, kind }) =>
    formsOf(text).map((form) => {
      const searchedText = copy.type === 'json' ? JSON.stringify(form).slice(1, -1) : form;
      const isThere = sql`strpos(lower(${column}::text), lower(${searchedText})) > 0`;
      const resource = copy.hasResource === true ? resourceOfKind[kind] : undefined;
      return resource === undefined ? isThere : sql`(resource = ${resource} and ${isThere})`;
    }),
  );
  const { rows } = await sql<CopyRow>`select ctid::text as place, ${column} as value, to_jsonb(t) as row
    from ${table} t where ${sql.join(conditions, sql` or `)} for update`.execute(trx);
  for (const { place, value, row } of rows) {
    const usedTraces = traces.filter((trace) => isTraceOf(trace, copy, row));
    const newValue = withoutTraces(value, usedTraces);
    if (JSON.stringify(newValue) === JSON.stringify(value)) continue;
    await storeWithoutTraces(trx, copy, { place, row, newValue }, auditKey);
  }
}

/** Stores a value without the traces, or deletes its row, as the column declares. */
export async function storeWithoutTraces(
  trx: Db,
  { table, column, type, removes }: Pick<CopyColumn, 'table' | 'column' | 'type' | 'removes'>,
  { place, row, newValue }: Pick<CopyRow, 'place' | 'row'> & { readonly newValue: unknown },
  auditKey: Buffer,
): Promise<void> {
  if (removes === 'row') await sql`delete from ${sql.table(table)} where ctid = ${place}::tid`.execute(trx);
  else if (removes === 'import')
    await sql`delete from imports where id = ${Number(row[table === 'imports' ? 'id' : 'import_id'])}`.execute(trx);
  else if (removes === 'audit') {
    const contents = { before: row['before'], after: row['after'], [column]: newValue };
    const textOf = (value: unknown): string | null =>
      value === null || value === undefined ? null : JSON.stringify(value);
    await forgetContents(trx, auditKey, Number(row['id']), {
      before: textOf(contents.before),
      after: textOf(contents.after),
    });
  } else {
    const storedValue = type === 'json' ? sql`${JSON.stringify(newValue)}::jsonb` : newValue;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${storedValue} where ctid = ${place}::tid`.execute(
      trx,
    );
  }
}

/** A text that is replaced. A `word` is a name, or a part of one, in a text that concerns the person. */
export interface Replacement extends Pick<Trace, 'text' | 'replacement'> {
  readonly kind: Trace['kind'] | 'word';
  /** Whether it stays where it is in lower case and not the whole text: then it can be a common word. */
  readonly keepsLowerCase?: boolean;
}

/**
 * A value without the traces: in texts, in lists and objects, and in the names of fields, which can be addresses. Single
 * names stay in names of fields, because they can be common words.
 */
export function withoutTraces(value: unknown, traces: readonly Replacement[]): unknown {
  const patterns = traces.flatMap((trace) =>
    formsOf(trace.text).map((form) => ({ ...trace, pattern: patternOf(form, trace.kind) })),
  );
  const fieldPatterns = patterns.filter(({ kind }) => kind !== 'word' && kind !== 'family name');
  const replace = (part: string, usedPatterns: typeof patterns): string =>
    usedPatterns.reduce(
      (text, { pattern, replacement, keepsLowerCase = false }) =>
        text.replace(pattern, (match) =>
          keepsLowerCase && isLowerCase(match) && match !== part.trim() ? match : replacement,
        ),
      part,
    );
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return replace(part, patterns);
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [replace(name, fieldPatterns), clean(each)]));
  };
  return clean(value);
}

/** Not of a script without cases. */
const isLowerCase = (text: string): boolean => text === text.toLowerCase() && text !== text.toUpperCase();
