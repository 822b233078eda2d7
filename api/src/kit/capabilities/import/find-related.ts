import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { plain } from '../../core/table/expressions';
import type { ImportField } from './import-fields';

/** The row that a cell refers to: an id, `unknown`, or all ids of an ambiguous name. */
export type Related = number | 'unknown' | readonly number[];

/** Splits a cell with several names at its semicolons. */
export function partsOf(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * The rows that cells refer to, by id or by name without accents and case; the result is by field and part. Two
 * queries for each table.
 */
export async function findRelated(
  db: Db,
  fields: readonly ImportField[],
  cells: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Related>>> {
  const relatedByField = new Map<string, ReadonlyMap<string, Related>>();
  for (const { field, target } of fields) {
    const parts = [...new Set((cells.get(field) ?? []).flatMap(partsOf))];
    if (target !== undefined && parts.length > 0) relatedByField.set(field, await findIn(db, target, parts));
  }
  return relatedByField;
}

async function findIn(db: Db, table: string, parts: readonly string[]): Promise<Map<string, Related>> {
  const relatedByPart = new Map<string, Related>(parts.map((part) => [part, 'unknown']));
  const { label, translatedLabels, isSoftDeleted } = await labelOf(db, table);
  const alive = isSoftDeleted ? sql`and t.deleted_at is null` : sql``;
  const ids = parts.filter(isId);
  if (ids.length > 0) {
    const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(table)} t
      where t.id in (${sql.join(ids.map(Number))}) ${alive}`.execute(db);
    const knownIds = new Set(rows.map(({ id }) => id));
    for (const part of ids) if (knownIds.has(Number(part))) relatedByPart.set(part, Number(part));
  }
  if (label === null) return relatedByPart;
  // English names first; the names in other languages only for parts that no English name has.
  for (const name of [label, ...translatedLabels]) {
    const names = parts.filter((part) => !isId(part) && relatedByPart.get(part) === 'unknown');
    if (names.length === 0) break;
    const { rows } = await sql<{ name: string; ids: number[] }>`select w.name, array_agg(t.id order by t.id) as ids
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as w(name)
      join ${sql.table(table)} t on ${plain(name)} = ${plain(sql`w.name`)} ${alive} group by w.name`.execute(db);
    for (const { name: part, ids: rowIds } of rows) {
      const [id] = rowIds;
      if (id !== undefined) relatedByPart.set(part, rowIds.length > 1 ? rowIds.map(Number) : Number(id));
    }
  }
  return relatedByPart;
}

function isId(part: string): boolean {
  return /^#?[1-9]\d{0,14}$/.test(part) && Number.isSafeInteger(Number(part));
}

interface Label {
  readonly label: ReturnType<typeof sql> | null;
  /** Names in the other languages. */
  readonly translatedLabels: readonly ReturnType<typeof sql>[];
  readonly isSoftDeleted: boolean;
}
const labels = new Map<string, Label>();

/** How rows of a table are named. The result is cached, because tables do not change while the API runs. */
async function labelOf(db: Db, table: string): Promise<Label> {
  const knownLabel = labels.get(table);
  if (knownLabel !== undefined) return knownLabel;
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped`.execute(db);
  const has = (name: string): boolean => rows.some((row) => row.name === name);
  const column = ['name', 'title'].find(has);
  const person = has('first_name') && has('last_name') ? sql`trim(t.first_name || ' ' || t.last_name)` : null;
  const languages = has('translations') && column !== undefined ? locales.filter((lang) => lang !== 'en') : [];
  const label = {
    label: column === undefined ? person : sql.ref(`t.${column}`),
    translatedLabels: languages.map((lang) => sql`t.translations #>> ${sql.lit(`{${lang},${column}}`)}`),
    isSoftDeleted: has('deleted_at'),
  };
  labels.set(table, label);
  return label;
}
