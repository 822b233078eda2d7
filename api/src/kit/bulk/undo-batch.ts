import { sql } from 'kysely';

import type { Db } from '../../db/database';
import { recordRevisions } from '../history/record-revision';
import { takeSnapshots } from '../history/snapshot';
import { putBack, triesTo } from '../undo/take-along';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { settle } from '../write-row';
import { changeOf, type Writing } from '../writing';
import { auditPeople } from './audit-people';
import { type RelationChange, takeBackRelations } from './change-relations';
import { laterThan } from './edit-batch';

/** A row that a job has changed. */
export interface ChangedRow {
  readonly row_id: number;
  readonly before: {
    readonly columns?: Row;
    readonly relations?: RelationChange;
    readonly taken?: Parameters<typeof putBack>[1];
  } | null;
  readonly version: string | null;
}

/** Puts rows back as they were before a job; answers those that are. A row that was changed since is left alone. */
export async function undoBatch(
  trx: Db,
  mounted: MountedResource,
  rows: readonly ChangedRow[],
  writing: Writing,
): Promise<number[]> {
  const undone: number[] = [];
  for (const { row_id, before } of rows) {
    const taken = before?.taken;
    if (taken !== undefined && (await triesTo(trx, () => putBack(trx, taken)))) undone.push(row_id);
  }
  const edited = rows.filter(({ before }) => before?.columns !== undefined);
  for (const alike of groups(edited)) undone.push(...(await putColumnsBack(trx, mounted, alike, writing)));
  return undone;
}

/** Rows of which the same columns were changed, together. */
function groups(rows: readonly ChangedRow[]): ChangedRow[][] {
  const byNames = new Map<string, ChangedRow[]>();
  for (const row of rows) {
    const names = Object.keys(row.before?.columns ?? {}).join();
    const alike = byNames.get(names);
    if (alike === undefined) byNames.set(names, [row]);
    else alike.push(row);
  }
  return [...byNames.values()];
}

async function putColumnsBack(
  trx: Db,
  mounted: MountedResource,
  rows: readonly ChangedRow[],
  writing: Writing,
): Promise<number[]> {
  const table = sql.table(mounted.options.repository.table);
  const list = sql.join(rows.map(({ row_id }) => row_id));
  const versions = new Map(rows.map(({ row_id, version }) => [row_id, version]));
  const held = await sql<{ id: number; row: Row; version: string | null }>`select t.id, to_jsonb(t) as row,
    to_jsonb(t) ->> 'updated_at' as version from ${table} as t where t.id in (${list}) order by t.id for update`.execute(
    trx,
  );
  const same = held.rows.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id);
  if (same.length === 0) return [];
  const snapshots = await takeSnapshots(trx, mounted, same);
  const known = new Set(same);
  const back = rows.filter(({ row_id }) => known.has(row_id));
  const names = Object.keys(back[0]?.before?.columns ?? {});
  const sets = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)},`);
  const sent = back.map(({ row_id, before }) => ({ id: row_id, ...before?.columns }));
  await sql`update ${table} as t set ${sql.join(sets, sql` `)} updated_at = ${laterThan(writing.now)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(sent)}::jsonb) as n where t.id = n.id`.execute(trx);
  await takeBackRelations(trx, mounted, new Map(back.map(({ row_id, before }) => [row_id, before?.relations ?? {}])));
  for (const { id, row } of held.rows)
    if (known.has(id)) await settle(trx, mounted, id, row, reversed(mounted, rows, id), writing);
  await recordRevisions(trx, mounted, same, snapshots, changeOf(writing, 'revert'));
  await auditPeople(trx, mounted, 'revert', same, writing);
  return same;
}

/** What is attached and detached when a change is taken back, as a body would say it. */
function reversed({ resource }: MountedResource, rows: readonly ChangedRow[], id: number): Row {
  const relations = rows.find(({ row_id }) => row_id === id)?.before?.relations ?? {};
  const lists = resource.relations.flatMap(({ field, attach, detach }) => {
    const change = relations[field];
    return change === undefined ? [] : [[attach, change.detached] as const, [detach, change.attached] as const];
  });
  return Object.fromEntries(lists);
}
