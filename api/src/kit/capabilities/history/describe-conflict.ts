import type { EditConflict } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import { fieldNames } from './child-values';
import { currentValues } from './current-values';
import { changedNames, nestValues } from './flat-values';
import { nameRelations } from './name-relations';
import { revisionAt, valuesAsOf } from './read-values-as-of';

/** The values, the author and the names of the changes of a row since a version. */
export async function describeConflict(
  trx: Db,
  mountedResource: MountedResource,
  id: number,
  version: number | null,
): Promise<Partial<EditConflict>> {
  const { resource } = mountedResource;
  const name = { resource: resource.name, rowId: id };
  const now = await currentValues(trx, mountedResource, id);
  const n = version === null ? null : await revisionAt(trx, name, new Date(version));
  const base = n === null ? null : { ...now, ...(await valuesAsOf(trx, name, n)) };
  const last = await lastChange(trx, resource.name, id);
  const [values, baseValues] = await nameRelations(trx, mountedResource, [now, base ?? {}]);
  return {
    ...(last === null ? {} : { changed_by: last.actor, changed_at: last.at.toISOString() }),
    fields: fieldNames(base === null ? [...(last?.fields ?? [])].sort() : changedNames(base, now)),
    values: nestValues(values ?? {}),
    base: base === null ? null : nestValues(baseValues ?? {}),
  };
}

interface LastChange {
  readonly at: Date;
  readonly actor: { readonly id: number; readonly name: string } | null;
  readonly fields: readonly string[];
}

async function lastChange(trx: Db, resource: string, id: number): Promise<LastChange | null> {
  const { rows } =
    await sql<LastChange>`select r.at, array(select jsonb_object_keys(r.before || r.after))::text[] as fields,
      case when u.id is null then null
        else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as actor
    from revisions r left join users u on u.id = r.actor_id
    where r.resource = ${resource} and r.row_id = ${id} and r.n > 0 order by r.n desc limit 1`.execute(trx);
  return rows[0] ?? null;
}
