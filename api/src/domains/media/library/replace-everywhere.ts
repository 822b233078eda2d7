import type { ChangedPlace, MediaPlace } from '@enlace/shared-contract/media';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { recordRevision } from '../../../kit/capabilities/history/record-revision';
import { type Snapshot, takeSnapshot } from '../../../kit/capabilities/history/snapshot';
import { noteMediaUses } from '../../../kit/core/write/media-uses';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { Row } from '../../../kit/core/table/repository';
import { findMedium, type Medium } from '../../../infrastructure/files/media.repository';
import { rewriteValue } from './rewrite-value';

/** A write that changes the rows which show a medium. */
export interface ReplacementContext extends WriteContext {
  /** Resources by name; their rows may show a medium. */
  readonly resources: ReadonlyMap<string, MountedResource>;
}

/** The rows that show a medium. */
export async function placesOf(db: Db, mediumId: number): Promise<MediaPlace[]> {
  const rows = await db
    .selectFrom('media_uses')
    .select(['resource', 'row_id as id', 'label'])
    .where('media_id', '=', mediumId)
    .orderBy('resource')
    .orderBy('row_id')
    .execute();
  return rows.map(({ resource, id, label }) => ({ resource, id, label }));
}

/**
 * Replaces `before` by `next` in all rows that show it: in pictures of columns, galleries, SEO images, and in rich text
 * of all languages. `next` may be the same medium with other addresses. Each changed row gets a revision and an audit
 * entry.
 *
 * It writes stored columns without `writeRows`, whose `beforeWrite` would ask for the right to edit each of the records.
 */
export async function replaceEverywhere(
  trx: Db,
  { resources, origin, now: at }: ReplacementContext,
  before: Medium,
  next: Medium,
): Promise<ChangedPlace[]> {
  const report: ChangedPlace[] = [];
  for (const place of await placesOf(trx, before.id)) {
    const resource = resources.get(place.resource);
    const change = resource === undefined ? null : await changeRow(trx, resource, place.id, { before, next, at });
    if (resource === undefined || change === null) {
      report.push({ ...place, outcome: resource === undefined ? 'refused' : 'unchanged' });
      continue;
    }
    await recordRevision(trx, resource, place.id, change.snapshot, { action: 'edit', actorId: origin.actorId, at });
    await noteMediaUses(trx, place.resource, resource.options.repository.table, place.id);
    await sql`update media_uses set label = ${place.label}
      where resource = ${place.resource} and row_id = ${place.id}`.execute(trx);
    await recordAudit(trx, { origin, action: 'edit', resource: place.resource, rowId: place.id, ...change.columns });
    report.push({ ...place, outcome: 'changed' });
  }
  return report;
}

interface Exchange {
  readonly before: Medium;
  readonly next: Medium;
  readonly at: Date;
}

interface RowChange {
  readonly snapshot: Snapshot | null;
  readonly columns: { readonly before: Row; readonly after: Row };
}

/** Writes the columns of a row that contain the medium; null when no column does. */
async function changeRow(
  trx: Db,
  resource: MountedResource,
  id: number,
  { before, next, at }: Exchange,
): Promise<RowChange | null> {
  const { table } = resource.options.repository;
  const { rows } = await sql<Row>`select t.* from ${sql.table(table)} as t where t.id = ${id} for update`.execute(trx);
  const row = rows[0] ?? {};
  const generatedColumns = await findGeneratedColumns(trx, table);
  const after = Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (generatedColumns.has(name)) return [];
      const newValue = rewriteValue(value, before, next);
      return newValue === value ? [] : [[name, newValue]];
    }),
  );
  const names = Object.keys(after);
  if (names.length === 0) return null;
  const snapshot = await takeSnapshot(trx, resource, id);
  const entries = Object.entries(after).map(
    ([name, value]) => sql`${sql.ref(name)} = ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const last = row['updated_at'];
  if (last instanceof Date) {
    const later = last >= at ? new Date(last.getTime() + 1) : at;
    entries.push(sql`updated_at = ${later}`);
  }
  await sql`update ${sql.table(table)} set ${sql.join(entries)} where id = ${id}`.execute(trx);
  return { snapshot, columns: { before: Object.fromEntries(names.map((name) => [name, row[name]])), after } };
}

/** Columns that the database computes from others. */
async function findGeneratedColumns(trx: Db, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attgenerated <> ''`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

/** A medium, locked until the transaction ends. */
export async function lockMedium(trx: Db, id: number): Promise<Medium | null> {
  await sql`select 1 from media where id = ${id} for update`.execute(trx);
  return findMedium(trx, { id });
}
