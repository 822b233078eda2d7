import { replyTemplates } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { inAllLanguages, plain, translated } from '../../../kit/expressions';
import type { MountedResource } from '../../../kit/resource-options';
import { createTableRepository } from '../../../kit/table-repository';

/** Texts that entries are answered with. */
export const replyTemplatesResource: MountedResource = {
  resource: replyTemplates,
  options: {
    repository: createTableRepository({
      table: 'reply_templates',
      fields: (context) => ({
        id: sql`t.id`,
        name: sql`t.name`,
        kind: sql`t.kind`,
        subject: translated(context, 'subject'),
        body: translated(context, 'body'),
        translations: sql`t.translations`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
      }),
      sorts: () => ({ name: plain(sql`t.name`), created_at: sql`t.created_at`, updated_at: sql`t.updated_at` }),
      search: sql`concat_ws(' ', t.name, ${inAllLanguages('subject')}, ${inAllLanguages('body')})`,
      filters: { kind: (value) => sql`t.kind = ${value}` },
      columns: { name: 'plain', kind: 'plain', subject: 'plain', body: 'plain' },
    }),
  },
};
