import { seniorityLevels } from '@enlace/shared-contract/work';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/seniority-levels', en, {
  es: () => import(/* webpackChunkName: "seniority-levels-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "seniority-levels-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: seniorityLevels,
  texts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'rank', cell: 'number', edits: 'rank' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sort: { by: 'rank', order: 'asc' },
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'rank', type: 'number', width: 'half' },
    ],
  },
});
