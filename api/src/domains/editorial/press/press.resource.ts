import { press } from '@enlace/shared-contract/editorial';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { plain } from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    press: TableOf<typeof press>;
  }
}

export const pressResource: MountedResource = {
  resource: press,
  options: {
    repository: createResourceRepository(press, {
      sorts: () => ({
        published_on: sql`t.published_on`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        title: plain(sql`t.title`),
        outlet: plain(sql`t.outlet`),
        kind: sql`t.kind`,
      }),
      search: ownTexts,
      filters: {
        kind: (value) => sql`t.kind = ${value}`,
        language: (value) => sql`t.language = ${value}`,
        year: (value) => sql`extract(year from t.published_on) = ${Number(value)}`,
      },
    }),
    files: { cover: 'image' },
  },
};
