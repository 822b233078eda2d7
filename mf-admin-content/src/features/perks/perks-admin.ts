import { perks } from '@enlace/shared-contract/partners';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/perks', en, {
  es: () => import(/* webpackChunkName: "perks-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "perks-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: perks,
  texts,
  columns: [
    { name: 'name', detail: (row) => row.description, edits: 'name' },
    { name: 'companies_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'description', type: 'textarea', rows: 3 },
    ],
    pictures: [{ name: 'gallery_featured_images', type: 'gallery' }],
  },
});
