import { jefaPerkKinds, jefaPerks } from '@enlace/shared-contract/partners';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { plain, translateColumn } from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    jefa_perks: TableOf<typeof jefaPerks>;
  }
}

const kindPlace = sql`array_position(array[${sql.join(jefaPerkKinds.map((kind) => sql.lit(kind)))}], t.kind)`;

export const jefaPerksResource: MountedResource = {
  resource: jefaPerks,
  options: {
    repository: createResourceRepository(jefaPerks, {
      isShort: true,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(translateColumn(context, 'name')),
        partner: plain(sql`t.partner`),
        ends_on: sql`t.ends_on`,
        // The order of the public list: by kind, then by name.
        kind: sql`${kindPlace} || ' ' || ${plain(translateColumn(context, 'name'))}`,
      }),
      search: ownTexts,
      filters: {
        kind: (value) => sql`t.kind = ${value}`,
        // A day ends when it has ended in all time zones, twelve hours after its end in UTC.
        when: (value, { now }) => {
          const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
          return value === 'past'
            ? sql`t.ends_on < ${today}::date`
            : sql`(t.ends_on is null or t.ends_on >= ${today}::date)`;
        },
      },
    }),
    files: { gallery_featured_images: 'gallery' },
    slugFrom: 'name',
  },
};
