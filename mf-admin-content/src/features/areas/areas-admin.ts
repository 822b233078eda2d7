import { areas } from '@enlace/shared-contract/community';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/areas', en, {
  es: () => import(/* webpackChunkName: "areas-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "areas-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: areas,
  texts,
  columns: [
    { name: 'name', detail: (row) => row.description, edits: 'name' },
    { name: 'color', cell: 'color', isMinor: true },
    { name: 'members_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'description', type: 'textarea' },
      { name: 'color', type: 'color', width: 'half' },
    ],
  },
});
