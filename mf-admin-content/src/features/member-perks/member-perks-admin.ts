import { jefaPerkKinds, jefaPerks } from '@enlace/shared-contract/partners';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/member-perks', en, {
  es: () => import(/* webpackChunkName: "member-perks-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "member-perks-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: jefaPerks,
  texts,
  columns: [
    { name: 'name', detail: (row) => row.benefit, edits: 'name' },
    { name: 'partner', edits: 'partner' },
    { name: 'kind', cell: 'badge', edits: 'kind', isMinor: true },
    { name: 'ends_on', cell: 'date', edits: 'ends_on' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [
    { name: 'kind', type: 'choice', choices: jefaPerkKinds },
    { name: 'when', type: 'choice', choices: ['current', 'past'] },
  ],
  sections: {
    main: [
      { name: 'partner', type: 'text', width: 'half' },
      { name: 'kind', type: 'choice', choices: jefaPerkKinds, width: 'half' },
      { name: 'url', type: 'url', width: 'half' },
      { name: 'ends_on', type: 'date', width: 'half' },
    ],
    words: [
      { name: 'name', type: 'text' },
      { name: 'benefit', type: 'text' },
      { name: 'description', type: 'textarea', rows: 4 },
    ],
    pictures: [{ name: 'gallery_featured_images', type: 'gallery' }],
  },
});
