import type { Viewer } from '@enlace/shared-contract/access';
import { seoFieldNames } from '@enlace/shared-contract/head';
import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { plain } from '../../core/table/expressions';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { ImportField } from './import-fields';
import type { Present } from './read-cells';

/** The row of a key: one row, `none`, or `several`. */
export type Keyed = Present | 'none' | 'several';

/** The rows of the lines, by the text of their keys. */
export async function findPresent(
  db: Db,
  { resource, options }: MountedResource,
  key: string,
  texts: readonly string[],
  fields: readonly ImportField[],
  viewer: Viewer | null,
): Promise<ReadonlyMap<string, Keyed>> {
  const presentRows = new Map<string, Keyed>();
  const wantedTexts = [...new Set(texts.filter((text) => text !== '' && (key !== 'id' || /^\d{1,15}$/.test(text))))];
  if (key === 'none' || wantedTexts.length === 0) return presentRows;
  const alive = resource.isSoftDeleted ? sql`and t.deleted_at is null` : sql``;
  const list = sql`jsonb_array_elements_text(${JSON.stringify(wantedTexts)}::jsonb) as w(key)`;
  const isSame =
    key === 'id'
      ? sql`t.id = w.key::bigint`
      : key === 'slug'
        ? sql`t.slug = w.key`
        : sql`${plain(sql.ref(`t.${key}`))} = ${plain(sql`w.key`)}`;
  const { rows } = await sql<Row & { id: number; import_key: string }>`select t.*, w.key as import_key
    from ${list} join ${sql.table(options.repository.table)} t on ${isSame} ${alive}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const relatedByRow = await relatedIds(db, { resource, options }, fields, ids);
  const derivedByRow = await derivedFields(db, { resource, options }, fields, rows);
  const translatedByRow = await translatedRows(db, { resource, options }, fields, ids, viewer);
  for (const row of rows) {
    const whole = { ...derivedByRow.get(row.id), ...row };
    presentRows.set(
      row.import_key,
      presentRows.has(row.import_key)
        ? 'several'
        : {
            row: whole,
            related: relatedByRow.get(row.id) ?? new Map(),
            translatedRows: translatedByRow.get(row.id) ?? [],
          },
    );
  }
  return presentRows;
}

/** Values of fields that the API computes, so that no column contains them as they are written. */
async function derivedFields(
  db: Db,
  { resource, options }: MountedResource,
  fields: readonly ImportField[],
  rows: readonly Row[],
): Promise<ReadonlyMap<unknown, Row>> {
  const [first] = rows;
  const missingFields = fields.filter(
    ({ field, relation, translation }) =>
      first !== undefined &&
      !(field in first) &&
      relation === undefined &&
      translation === undefined &&
      field in resource.entity.shape &&
      !seoFieldNames.includes(field),
  );
  if (missingFields.length === 0) return new Map();
  const fieldNames = new Set(['id', ...missingFields.map(({ field }) => field)]);
  const ids = rows.map(({ id }) => Number(id));
  const answeredRows = await options.repository.listByIds(db, ids, { lang: null, now: new Date() }, fieldNames);
  return new Map(answeredRows.map((row) => [row['id'], row]));
}

/** The rows as an export in another language contains them. */
async function translatedRows(
  db: Db,
  { resource, options }: MountedResource,
  fields: readonly ImportField[],
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<ReadonlyMap<unknown, readonly Row[]>> {
  const rowsById = new Map<unknown, readonly Row[]>();
  const isInLanguages = resource.translatable.length > 0 || options.writesLabels === true;
  if (ids.length === 0 || !isInLanguages) return rowsById;
  const names = fields.filter(({ field, relation }) => relation === undefined && field in resource.entity.shape);
  const fieldNames = new Set(['id', ...names.map(({ field }) => field)]);
  for (const lang of locales.filter((one) => one !== 'en' || options.writesLabels === true)) {
    const rows = await options.repository.listByIds(db, ids, { lang, now: new Date(), viewer }, fieldNames);
    for (const row of rows) rowsById.set(row['id'], [...(rowsById.get(row['id']) ?? []), row]);
  }
  return rowsById;
}

async function relatedIds(
  db: Db,
  { options }: MountedResource,
  fields: readonly ImportField[],
  ids: readonly number[],
): Promise<Map<number, Map<string, number[]>>> {
  const relatedByRow = new Map<number, Map<string, number[]>>();
  if (ids.length === 0) return relatedByRow;
  for (const { field, relation } of fields) {
    const pair = options.relations?.[field];
    if (relation === undefined || pair === undefined) continue;
    const { rows } = await sql<{ own: number; other: number }>`select ${sql.ref(pair.own)} as own,
      ${sql.ref(pair.other)} as other from ${sql.table(pair.table)} where ${sql.ref(pair.own)} in (${sql.join(ids)})`.execute(
      db,
    );
    for (const { own: ownId, other } of rows) {
      const ofRow = relatedByRow.get(ownId) ?? new Map<string, number[]>();
      ofRow.set(field, [...(ofRow.get(field) ?? []), other]);
      relatedByRow.set(ownId, ofRow);
    }
  }
  return relatedByRow;
}
