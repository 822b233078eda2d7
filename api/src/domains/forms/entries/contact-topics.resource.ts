import { contactTopics } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { inAllLanguages, plain, translated } from '../../../kit/expressions';
import type { MountedResource } from '../../../kit/resource-options';
import { createTableRepository } from '../../../kit/table-repository';

/** What a message of the contact form can be about; the migration brings the rows. */
export const contactTopicsResource: MountedResource = {
  resource: contactTopics,
  options: {
    repository: createTableRepository({
      table: 'contact_topics',
      fields: (context) => ({ id: sql`t.id`, slug: sql`t.slug`, name: translated(context, 'name') }),
      sorts: (context) => ({ id: sql`t.position`, name: plain(translated(context, 'name')) }),
      search: inAllLanguages('name'),
    }),
  },
};
