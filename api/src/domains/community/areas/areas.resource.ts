import { areas } from '@enlace/shared-contract/community';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { inAllLanguages, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { countMembers } from '../../identity';
import { jobIsOfArea } from '../../work';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    areas: TableOf<typeof areas>;
  }
}

const members = countMembers('areas', sql`t.id`);

export const areasResource: MountedResource = {
  resource: areas,
  options: {
    repository: createResourceRepository(areas, {
      computed: () => ({
        members_count: members,
        color: sql`t.color`,
      }),
      isShort: true,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(translateColumn(context, 'name')),
        members_count: members,
      }),
      search: sql`concat_ws(' ', ${inAllLanguages('name')}, ${inAllLanguages('description')})`,
    }),
    slugFrom: 'name',
    dependents: [
      {
        resource: 'users',
        label: {
          en: 'Members lose their area',
          es: 'Miembros que pierden su área',
          pt: 'Membros que perdem a sua área',
        },
        count: (id) => sql`(select count(*) from users where area_id = ${id} and deleted_at is null)`,
      },
      {
        resource: 'jobs',
        label: { en: 'Jobs lose their area', es: 'Empleos que pierden su área', pt: 'Vagas que perdem a sua área' },
        count: (id) =>
          sql`(select count(*) from jobs j where j.deleted_at is null and ${jobIsOfArea(sql`j.id`, sql`a.id = ${id}`)})`,
      },
      {
        resource: 'courses',
        label: { en: 'Courses lose their area', es: 'Cursos que pierden su área', pt: 'Cursos que perdem a sua área' },
        count: (id) => sql`(select count(*) from courses where area_id = ${id} and deleted_at is null)`,
      },
    ],
  },
};
