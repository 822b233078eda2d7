import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import { type Expression, inAllLanguages, plain, translateColumn } from './expressions';
import type { MountedResource } from './resource-options';
import { createTableRepository } from './table-repository';

export interface LookupTable {
  readonly table: string;
  /** Additional columns of the answer. */
  readonly columns?: readonly string[];
  /** Whether names have translations. */
  readonly isTranslated?: boolean;
  /** Whether the list has a filter by country. */
  readonly hasCountry?: boolean;
}

/** A resource that is a list of names. */
export function lookupResource(resource: Resource, shape: LookupTable): MountedResource {
  const { columns = [], isTranslated = true } = shape;
  const search: Expression = isTranslated ? inAllLanguages('name') : sql`t.name`;
  return {
    resource,
    options: {
      repository: createTableRepository({
        table: shape.table,
        fields: (context) => ({
          id: sql`t.id`,
          name: isTranslated ? translateColumn(context, 'name') : sql`t.name`,
          ...Object.fromEntries(columns.map((column) => [column, sql.ref(`t.${column}`)])),
        }),
        isShort: true,
        sorts: (context) => ({
          id: sql`t.id`,
          name: plain(isTranslated ? translateColumn(context, 'name') : sql`t.name`),
        }),
        search,
        ...(shape.hasCountry
          ? { filters: { country_code: (value: unknown) => sql`t.country_code = upper(${value}::text)` } }
          : {}),
      }),
    },
  };
}
