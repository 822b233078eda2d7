import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { RelationChange } from './change-relations';

/** A row with the ids of its related rows, by field. */
export interface HeldState {
  /** As JSON of the database: exact to the microsecond. */
  readonly row: Row;
  readonly version: string | null;
  readonly related: Readonly<Record<string, readonly number[]>>;
}

export type HeldStates = ReadonlyMap<number, HeldState>;

/** What an undo puts back of a row. */
export interface StateChange {
  readonly columns: Row;
  readonly relations: RelationChange;
}

/** Rows as they are now, as far as their resource writes them. */
export async function holdStates(
  trx: Db,
  { resource, options }: MountedResource,
  ids: readonly number[],
): Promise<HeldStates> {
  if (ids.length === 0) return new Map();
  const list = sql.join(ids);
  const { rows } = await sql<{ id: number; row: Row; version: string | null }>`select t.id, to_jsonb(t) as row,
    to_jsonb(t) ->> 'updated_at' as version from ${sql.table(options.repository.table)} as t where t.id in (${list})`.execute(
    trx,
  );
  const related = new Map<number, Record<string, number[]>>(rows.map(({ id }) => [id, {}]));
  for (const { field } of resource.relations) {
    const pair = options.relations?.[field];
    if (pair === undefined) continue;
    const [own, other] = [sql.ref(pair.own), sql.ref(pair.other)];
    const found = await sql<{ own: number; others: number[] }>`select ${own} as own, json_agg(${other}) as others
      from ${sql.table(pair.table)} where ${own} in (${list}) group by 1`.execute(trx);
    for (const one of found.rows) related.set(one.own, { ...related.get(one.own), [field]: one.others });
  }
  return new Map(rows.map(({ id, row, version }) => [id, { row, version, related: related.get(id) ?? {} }]));
}

/** What leads from a later state of a row back to an earlier one. */
export function changeBetween(
  { resource, options }: MountedResource,
  before: HeldState,
  after: HeldState,
): StateChange {
  const names = Object.keys(options.repository.columns).filter(
    (name) => !['created_at', 'updated_at'].includes(name) && !isSame(before.row[name], after.row[name]),
  );
  const relations = resource.relations.flatMap(({ field }) => {
    const [was, is] = [before.related[field] ?? [], after.related[field] ?? []];
    const change = { attached: without(is, was), detached: without(was, is) };
    return change.attached.length + change.detached.length === 0 ? [] : [[field, change] as const];
  });
  return {
    columns: Object.fromEntries(names.map((name) => [name, before.row[name] ?? null])),
    relations: Object.fromEntries(relations),
  };
}

/** Two changes of a row, one after the other, as one. */
export function joinChanges(first: StateChange, second: StateChange): StateChange {
  const fields = [...new Set([...Object.keys(first.relations), ...Object.keys(second.relations)])];
  const none = { attached: [], detached: [] };
  const relations = fields.map((field) => {
    const [one, two] = [first.relations[field] ?? none, second.relations[field] ?? none];
    const attached = [...without(one.attached, two.detached), ...without(two.attached, one.detached)];
    const detached = [...without(one.detached, two.attached), ...without(two.detached, one.attached)];
    return [field, { attached, detached }] as const;
  });
  return { columns: { ...second.columns, ...first.columns }, relations: Object.fromEntries(relations) };
}

function without(ids: readonly number[], others: readonly number[]): number[] {
  return ids.filter((id) => !others.includes(id));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
