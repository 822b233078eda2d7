import { tags } from '@enlace/shared-contract/community';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { plain, translateColumn } from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    tags: TableOf<typeof tags>;
  }
}

export const tagsResource: MountedResource = {
  resource: tags,
  options: {
    repository: createResourceRepository(tags, {
      isShort: true,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(translateColumn(context, 'name')),
        slug: sql`t.slug`,
      }),
      search: ownTexts,
    }),
    slugFrom: 'name',
    dependents: [
      {
        resource: 'events',
        label: {
          en: 'Events lose this tag',
          es: 'Eventos que pierden esta etiqueta',
          pt: 'Eventos que perdem esta etiqueta',
        },
        count: (id) => sql`(select count(*) from event_tags where tag_id = ${id})`,
      },
      {
        resource: 'news',
        label: {
          en: 'News lose this tag',
          es: 'Noticias que pierden esta etiqueta',
          pt: 'Notícias que perdem esta etiqueta',
        },
        count: (id) => sql`(select count(*) from news_tags where tag_id = ${id})`,
      },
      {
        resource: 'jobs',
        label: {
          en: 'Jobs lose this tag',
          es: 'Empleos que pierden esta etiqueta',
          pt: 'Vagas que perdem esta etiqueta',
        },
        count: (id) => sql`(select count(*) from job_job_tags p join jobs j on j.id = p.job_id
          where p.tag_id = ${id} and j.deleted_at is null)`,
      },
    ],
  },
};
