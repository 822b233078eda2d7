import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { RelationTable } from '../../core/table/relations';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { nestValues, pickValues } from './flat-values';
import { writableRelations } from './snapshot';

/**
 * The body of an edit that restores some earlier values of a row; `now` are its present values. Relations to deleted
 * rows are left out, and so are values of children.
 */
export async function restoredBody(
  trx: Db,
  mountedResource: MountedResource,
  now: Row,
  then: Row,
  names: readonly string[],
): Promise<Row> {
  const body: Row = pickValues(
    then,
    names.filter((name) => !name.startsWith('translations.')),
  );
  if (names.some((name) => name.startsWith('translations.')))
    body['translations'] = nestValues({ ...now, ...pickValues(then, names) })['translations'] ?? {};
  for (const { relation, pair } of writableRelations(mountedResource)) {
    if (!names.includes(relation.field)) continue;
    delete body[relation.field];
    const [heldPairs, wantedPairs] = [pairsOf(now[relation.field], pair), pairsOf(then[relation.field], pair)];
    const missingIds = [...wantedPairs].flatMap(([id, columns]) => (heldPairs.get(id) === columns ? [] : [id]));
    const present = await stillThere(trx, pair.target, missingIds, pair.isSoftDeleted ?? false);
    const { key = 'id' } = relation;
    body[relation.attach] =
      pair.columns === undefined
        ? present
        : present.map((id) => ({ ...JSON.parse(wantedPairs.get(id) ?? '{}'), [key]: id }));
    body[relation.detach] = [...heldPairs.keys()].filter((id) => !wantedPairs.has(id));
  }
  return body;
}

/** The columns of each pair as JSON text, by the id of the related row. */
function pairsOf(value: unknown, { columns = {} }: RelationTable): ReadonlyMap<number, string> {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    entries.flatMap((entry): [number, string][] => {
      if (typeof entry !== 'object' || entry === null) return [];
      const row: Row = { ...entry };
      const pairColumns = Object.keys(columns).map((name) => [name, row[name] ?? null] as const);
      return [[Number(row['id']), JSON.stringify(Object.fromEntries(pairColumns))]];
    }),
  );
}

async function stillThere(trx: Db, table: string, ids: readonly number[], isSoftDeleted: boolean): Promise<number[]> {
  if (ids.length === 0) return [];
  const alive = isSoftDeleted ? sql`and deleted_at is null` : sql``;
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where id in (${sql.join(ids)}) ${alive}`.execute(trx);
  return rows.map(({ id }) => id);
}
