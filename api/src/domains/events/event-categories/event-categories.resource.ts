import { eventCategories } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { inAllLanguages, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    event_categories: TableOf<typeof eventCategories>;
  }
}

const events = sql`event_event_categories p join events e on e.id = p.event_id
  and e.deleted_at is null and e.status <> 'draft'`;
const eventsCount = sql`(select count(*) from ${events} where p.event_category_id = t.id)`;

export const eventCategoriesResource: MountedResource = {
  resource: eventCategories,
  options: {
    repository: createResourceRepository(eventCategories, {
      computed: () => ({
        events_count: eventsCount,
      }),
      isShort: true,
      sorts: (context) => ({
        name: plain(translateColumn(context, 'name')),
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        events_count: eventsCount,
      }),
      search: inAllLanguages('name'),
    }),
    slugFrom: 'name',
    dependents: [
      {
        resource: 'events',
        label: {
          en: 'Events lose this category',
          es: 'Eventos que pierden esta categoría',
          pt: 'Eventos que perdem esta categoria',
        },
        count: (id) => sql`(select count(*) from ${events} where p.event_category_id = ${id})`,
      },
    ],
  },
};
