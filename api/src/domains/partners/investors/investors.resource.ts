import { investors } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { inAllLanguages, plain, translated } from '../../../kit/expressions';
import type { MountedResource } from '../../../kit/resource-options';
import { createTableRepository } from '../../../kit/table-repository';
import { countryName } from '../../../kit/country-name';

const own = [
  'id',
  'name',
  'slug',
  'kind',
  'stages',
  'website',
  'city',
  'country_code',
  'since',
  'logo',
  'translations',
  'created_at',
  'updated_at',
];

export const investorsResource: MountedResource = {
  resource: investors,
  options: {
    repository: createTableRepository({
      table: 'investors',
      fields: (context) => ({
        ...Object.fromEntries(own.map((name) => [name, sql.ref(`t.${name}`)])),
        summary: translated(context, 'summary'),
        description: translated(context, 'description'),
        country: sql`coalesce(${countryName(context.lang, sql`t.country_code`)}, t.country_code)`,
      }),
      sorts: () => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(sql`t.name`),
        since: sql`t.since`,
      }),
      search: sql`concat_ws(' ', t.name, t.city, ${inAllLanguages('summary')}, ${inAllLanguages('description')})`,
      filters: {
        kind: (value) => sql`t.kind = ${value}`,
        stage: (value) => sql`t.stages @> jsonb_build_array(${value}::text)`,
        country_code: (value) => sql`t.country_code = upper(${value}::text)`,
      },
      columns: {
        name: 'plain',
        kind: 'plain',
        summary: 'plain',
        description: 'plain',
        stages: 'json',
        website: 'plain',
        city: 'plain',
        country_code: 'plain',
        since: 'plain',
        logo: 'json',
      },
    }),
    files: { logo: 'image' },
    slugFrom: 'name',
  },
};
