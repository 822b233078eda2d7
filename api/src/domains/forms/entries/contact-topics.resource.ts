import { contactTopics } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';

import { inAllLanguages, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

/** Topics of the contact form; a migration inserts the rows. */
export const contactTopicsResource: MountedResource = {
  resource: contactTopics,
  options: {
    repository: createResourceRepository(contactTopics, {
      computed: (context) => ({ name: translateColumn(context, 'name') }),
      isShort: true,
      sorts: (context) => ({ id: sql`t.position`, name: plain(translateColumn(context, 'name')) }),
      search: inAllLanguages('name'),
    }),
  },
};
