import { replyTemplates } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { inAllLanguages, plain } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    reply_templates: TableOf<typeof replyTemplates>;
  }
}

/** Templates of replies to entries. */
export const replyTemplatesResource: MountedResource = {
  resource: replyTemplates,
  options: {
    repository: createResourceRepository(replyTemplates, {
      isShort: true,
      sorts: () => ({
        kind: sql`t.kind`,
        name: plain(sql`t.name`),
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
      }),
      search: sql`concat_ws(' ', t.name, ${inAllLanguages('subject')}, ${inAllLanguages('body')})`,
      filters: { kind: (value) => sql`t.kind = ${value}` },
    }),
  },
};
