import { formKinds } from '@enlace/shared-contract';

import { admin as office } from '../../lib/admin';
import { replyTemplates } from '../../lib/reply-templates.slice';
import { replyTemplatesTexts } from './texts';

export const admin = office.resource({
  handle: replyTemplates,
  path: '/admin/inbox/templates',
  texts: replyTemplatesTexts,
  columns: [
    { name: 'name', detail: (row) => row.subject },
    { name: 'kind', cell: 'badge', isMinor: true },
    { name: 'updated_at', cell: 'date' },
  ],
  filters: [{ name: 'kind', type: 'choice', choices: formKinds }],
  sections: {
    main: [
      { name: 'name', type: 'text', width: 'half' },
      { name: 'kind', type: 'choice', choices: formKinds, width: 'half' },
    ],
    words: [
      { name: 'subject', type: 'text' },
      { name: 'body', type: 'textarea', rows: 12 },
    ],
  },
});
