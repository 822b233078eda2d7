import { formKinds, replyTemplates } from '@enlace/shared-contract/forms';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/reply-templates', en, {
  es: () => import(/* webpackChunkName: "reply-templates-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "reply-templates-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: replyTemplates,
  path: '/admin/inbox/templates',
  texts,
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
