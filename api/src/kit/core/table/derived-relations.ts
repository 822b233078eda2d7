import type { Relation, Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import { type Expression, jsonList, jsonObject, translateColumn } from './expressions';
import type { ReadContext } from './read-context';
import type { RelationTable } from './relations';
import type { MountedResource } from './resource-options';

/** The table of pairs of a relation that only the contract declares: `companies_areas (companies_id, areas_id)`. */
function pairOf({ name }: Resource, { field, target }: Relation): RelationTable {
  return { table: `${name}_${field}`, own: `${name}_id`, other: `${field}_id`, target };
}

/** Related rows with id, name and slug. The target has these columns and `translations`. */
export function readPairs(resource: Resource, relation: Relation, context: ReadContext): Expression {
  const pair = pairOf(resource, relation);
  const row = jsonObject({ id: sql`n.id`, name: translateColumn(context, 'name', 'n'), slug: sql`n.slug` });
  // The JSON of a row has no deleted_at where its table has no trash.
  return jsonList(sql`select ${row} as row
    from ${sql.table(pair.table)} p join ${sql.table(pair.target)} n on n.id = ${sql.ref(`p.${pair.other}`)}
    where ${sql.ref(`p.${pair.own}`)} = t.id and to_jsonb(n) ->> 'deleted_at' is null order by n.id`);
}

/** Adds the tables of relations that repositories read from the contract alone, with the trash of their targets. */
export function addDerivedRelations(mountedResources: readonly MountedResource[]): readonly MountedResource[] {
  const hasTrash = (target: string): boolean =>
    mountedResources.some(({ resource }) => resource.name === target && resource.isSoftDeleted);
  return mountedResources.map((mountedResource) => {
    const { resource, options } = mountedResource;
    const derivedFields = options.repository.derivedRelations ?? [];
    if (derivedFields.length === 0) return mountedResource;
    const pairs = resource.relations
      .filter(({ field }) => derivedFields.includes(field))
      .map((one) => [one.field, { ...pairOf(resource, one), isSoftDeleted: hasTrash(one.target) }] as const);
    return {
      ...mountedResource,
      options: { ...options, relations: { ...Object.fromEntries(pairs), ...options.relations } },
    };
  });
}
