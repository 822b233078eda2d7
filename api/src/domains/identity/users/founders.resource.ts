import { founders } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import { type Expression, jsonObject, plain, translateColumn, sortColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { isShownTo, mayRead, maskField, personFields } from '../person-sql';

/**
 * Founders with a public card. `is_founder` follows the entries of the site search; with the other conditions, which
 * must hold too, it selects the indexes of founders (migration 0033).
 */
const isFounder = (context: ReadContext): Expression =>
  sql`(${isShownTo(context, 't')} and t.email_verified_at is not null and t.is_founder)`;

const areaOf = (context: ReadContext): Expression =>
  sql`(select ${jsonObject({ id: sql`a.id`, name: translateColumn(context, 'name', 'a'), slug: sql`a.slug` })}
    from areas a where a.id = t.area_id)`;

export const foundersResource: MountedResource = {
  resource: founders,
  options: {
    repository: createResourceRepository(founders, {
      table: 'users',
      isSoftDeleted: true,
      isShort: true,
      listed: isFounder,
      readable: isFounder,
      computed: (context) => ({
        ...personFields(context, 't'),
        area: maskField(context, 'area', areaOf(context), 't'),
      }),
      sorts: (context) => ({
        name: sortColumn('name'),
        created_at: sql`t.created_at`,
        // A hidden company sorts like a missing one.
        company: plain(maskField(context, 'company', sql`nullif(t.company, '')`, 't')),
      }),
      // Only names are searched, because they cannot be hidden: a search must not reveal hidden fields.
      search: { column: sortColumn('name') },
      filters: {
        country_code: (value, context) =>
          sql`(${mayRead(context, 'country', 't')} and t.country_code = upper(${value}::text))`,
      },
    }),
  },
};
