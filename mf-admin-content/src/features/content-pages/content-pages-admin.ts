import { contentPages, pageNavPlaces } from '@enlace/shared-contract/editorial';
import { permissions, roles } from '@enlace/shared-contract/identity';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/content-pages', en, {
  es: () => import(/* webpackChunkName: "content-pages-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "content-pages-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: contentPages,
  texts,
  columns: [
    { name: 'title', detail: (row) => `/pages/${row.slug}`, edits: 'title' },
    { name: 'nav_place', cell: 'badge', edits: 'nav_place', isMinor: true },
    { name: 'roles', cell: 'names', isMinor: true },
    { name: 'updated_at', cell: 'date' },
  ],
  filters: [{ name: 'nav_place', type: 'choice', choices: pageNavPlaces }],
  sections: {
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'body', type: 'richText' },
    ],
    navigation: [
      { name: 'nav_place', type: 'choice', choices: pageNavPlaces, width: 'half' },
      { name: 'nav_order', type: 'number', width: 'half' },
      { name: 'nav_label', type: 'text' },
    ],
    access: [
      { name: 'roles', type: 'relation', of: roles },
      { name: 'permissions', type: 'relation', of: permissions },
    ],
  },
});
