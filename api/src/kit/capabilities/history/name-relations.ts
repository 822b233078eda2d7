import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { writableRelations } from './snapshot';

/** Adds the names of people to the values of a history, as far as their accounts exist. */
export async function nameRelations(db: Db, mountedResource: MountedResource, all: readonly Row[]): Promise<Row[]> {
  const fields = writableRelations(mountedResource)
    .filter(({ isOfPeople }) => isOfPeople)
    .map(({ relation }) => relation.field);
  const ids = new Set(all.flatMap((values) => fields.flatMap((field) => idsOf(values[field]))));
  const names = await peopleNames(db, [...ids]);
  const relationFields = new Set(writableRelations(mountedResource).map(({ relation }) => relation.field));
  const addName = (entry: unknown): Row => {
    const row: Row = typeof entry === 'object' && entry !== null ? { ...entry } : {};
    return { ...row, name: row['name'] ?? names.get(Number(row['id'])) ?? null };
  };
  return all.map((values) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        relationFields.has(field) && Array.isArray(value) ? value.map(addName) : value,
      ]),
    ),
  );
}

/** The ids of a relation in the form of a history. */
function idsOf(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry ? [Number(entry.id)] : [],
  );
}

async function peopleNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`select id, trim(first_name || ' ' || last_name) as name
    from users where id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
