import { seniorityLevels } from '@enlace/shared-contract/work';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { inAllLanguages, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    seniority_levels: TableOf<typeof seniorityLevels>;
  }
}

export const seniorityLevelsResource: MountedResource = {
  resource: seniorityLevels,
  options: {
    repository: createResourceRepository(seniorityLevels, {
      isShort: true,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        rank: sql`t.rank`,
        name: plain(translateColumn(context, 'name')),
      }),
      search: inAllLanguages('name'),
    }),
    slugFrom: 'name',
    dependents: [
      {
        resource: 'users',
        label: {
          en: 'Members lose their level',
          es: 'Integrantes que pierden su nivel',
          pt: 'Integrantes que perdem o seu nível',
        },
        count: (id) => sql`(select count(*) from users where seniority_id = ${id} and deleted_at is null)`,
      },
      {
        resource: 'jobs',
        label: { en: 'Jobs lose this level', es: 'Empleos que pierden este nivel', pt: 'Vagas que perdem este nível' },
        count: (id) => sql`(select count(*) from job_seniority_levels p join jobs j on j.id = p.job_id
          where p.seniority_level_id = ${id} and j.deleted_at is null)`,
      },
    ],
  },
};
