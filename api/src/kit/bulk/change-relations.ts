import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { idList } from './bulk-values';

/** What was attached to a row and detached from it, by field. */
export type RelationChange = Readonly<Record<string, { readonly attached: number[]; readonly detached: number[] }>>;
export type RelationChanges = ReadonlyMap<number, RelationChange>;

interface Pair {
  readonly own: number;
  readonly other: number;
}

/** Attaches and detaches the same rows to and from many. Answers what that has changed. */
export async function changeRelations(
  trx: Db,
  { resource, options }: MountedResource,
  values: Row,
  ids: readonly number[],
): Promise<RelationChanges> {
  const changes = new Map<number, Record<string, { attached: number[]; detached: number[] }>>();
  if (ids.length === 0) return changes;
  const note = (field: string, what: 'attached' | 'detached', pairs: readonly Pair[]): void => {
    for (const { own, other } of pairs) {
      const ofRow = changes.get(own) ?? {};
      const change = ofRow[field] ?? { attached: [], detached: [] };
      change[what].push(other);
      changes.set(own, { ...ofRow, [field]: change });
    }
  };
  for (const { field, attach, detach } of resource.relations) {
    const pair = options.relations?.[field];
    if (pair === undefined) continue;
    const [attached, detached] = [idList(values[attach]), idList(values[detach])];
    const [table, own, other] = [sql.table(pair.table), sql.ref(pair.own), sql.ref(pair.other)];
    if (detached.length > 0) {
      const { rows } = await sql<Pair>`delete from ${table} where ${own} in (${sql.join(ids)})
        and ${other} in (${sql.join(detached)}) returning ${own} as own, ${other} as other`.execute(trx);
      note(field, 'detached', rows);
    }
    if (attached.length > 0) {
      const { rows } = await sql<Pair>`insert into ${table} (${own}, ${other})
        select a.id::bigint, b.id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as a(id)
        cross join jsonb_array_elements_text(${JSON.stringify(attached)}::jsonb) as b(id)
        on conflict do nothing returning ${own} as own, ${other} as other`.execute(trx);
      note(field, 'attached', rows);
    }
  }
  return changes;
}

/** Takes such changes back, of as many rows as there are. */
export async function takeBackRelations(
  trx: Db,
  { options }: MountedResource,
  changes: RelationChanges,
): Promise<void> {
  const pairsOf = (field: string, what: 'attached' | 'detached'): Pair[] =>
    [...changes].flatMap(([own, change]) => (change[field]?.[what] ?? []).map((other) => ({ own, other })));
  for (const [field, pair] of Object.entries(options.relations ?? {})) {
    const [attached, detached] = [pairsOf(field, 'attached'), pairsOf(field, 'detached')];
    const [table, own, other] = [sql.table(pair.table), sql.ref(pair.own), sql.ref(pair.other)];
    const list = (pairs: readonly Pair[]) =>
      sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as e(own bigint, other bigint)`;
    if (attached.length > 0)
      await sql`delete from ${table} as p using ${list(attached)}
        where p.${own} = e.own and p.${other} = e.other`.execute(trx);
    if (detached.length > 0)
      await sql`insert into ${table} (${own}, ${other}) select e.own, e.other from ${list(detached)}
        join ${sql.table(pair.target)} as n on n.id = e.other on conflict do nothing`.execute(trx);
  }
}
