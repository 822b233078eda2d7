import { investors } from '@enlace/shared-contract/partners';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { plain } from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { countryName, countryPlace } from '../../../kit/core/values/country-name';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    investors: TableOf<typeof investors>;
  }
}

export const investorsResource: MountedResource = {
  resource: investors,
  options: {
    repository: createResourceRepository(investors, {
      computed: (context) => ({
        country: sql`coalesce(${countryName(context.lang, sql`t.country_code`)}, t.country_code)`,
      }),
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(sql`t.name`),
        since: sql`t.since`,
        kind: sql`t.kind`,
        country: countryPlace(context),
      }),
      search: ownTexts,
      filters: {
        kind: (value) => sql`t.kind = ${value}`,
        stage: (value) => sql`t.stages @> jsonb_build_array(${value}::text)`,
        country_code: (value) => sql`t.country_code = upper(${value}::text)`,
      },
    }),
    files: { logo: 'image' },
    slugFrom: 'name',
  },
};
