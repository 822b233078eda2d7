import { perks } from '@enlace/shared-contract/partners';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { plain, translateColumn } from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    perks: TableOf<typeof perks>;
  }
}

const companiesOfPerk = sql`company_perks cp join companies c on c.id = cp.company_id and c.deleted_at is null`;
const companiesCount = sql`(select count(*) from ${companiesOfPerk} where cp.perk_id = t.id)`;

export const perksResource: MountedResource = {
  resource: perks,
  options: {
    repository: createResourceRepository(perks, {
      computed: () => ({
        companies_count: companiesCount,
      }),
      isShort: true,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(translateColumn(context, 'name')),
        companies_count: companiesCount,
      }),
      search: ownTexts,
      filters: { slug: (value) => sql`t.slug = ${value}` },
    }),
    files: { gallery_featured_images: 'gallery' },
    slugFrom: 'name',
    dependents: [
      {
        resource: 'companies',
        label: {
          en: 'Companies that offer it',
          es: 'Empresas que lo ofrecen',
          pt: 'Empresas que o oferecem',
        },
        count: (id) => sql`(select count(*) from ${companiesOfPerk} where cp.perk_id = ${id})`,
      },
      {
        resource: 'jobs',
        label: { en: 'Jobs that offer it', es: 'Empleos que lo ofrecen', pt: 'Vagas que o oferecem' },
        count: (
          id,
        ) => sql`(select count(*) from job_job_perks jp join jobs j on j.id = jp.job_id and j.deleted_at is null
          where jp.perk_id = ${id})`,
      },
    ],
  },
};
