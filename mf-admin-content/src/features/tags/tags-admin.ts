import { tags } from '@enlace/shared-contract/community';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/tags', en, {
  es: () => import(/* webpackChunkName: "tags-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "tags-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: tags,
  texts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'slug', isMinor: true },
    { name: 'updated_at', cell: 'date' },
  ],
  sections: { main: [{ name: 'name', type: 'text' }] },
});
