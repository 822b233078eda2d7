import { countries } from '@enlace/shared-contract/community';
import { investorKinds, investors, investorStages } from '@enlace/shared-contract/partners';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/investors', en, {
  es: () => import(/* webpackChunkName: "investors-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "investors-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: investors,
  texts,
  columns: [
    { name: 'name', detail: (row) => row.summary, edits: 'name' },
    { name: 'kind', cell: 'badge', edits: 'kind' },
    { name: 'country', edits: 'country_code', isMinor: true },
    { name: 'since', cell: 'year', isMinor: true },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [
    { name: 'kind', type: 'choice', choices: investorKinds },
    { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' } },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text', width: 'half' },
      { name: 'kind', type: 'choice', choices: investorKinds, width: 'half' },
      { name: 'stages', type: 'choices', choices: investorStages, width: 'half' },
      { name: 'since', type: 'number', width: 'half' },
    ],
    words: [
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'description', type: 'textarea', rows: 6 },
    ],
    place: [
      { name: 'city', type: 'text', width: 'half' },
      { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' }, width: 'half' },
      { name: 'website', type: 'url' },
    ],
    picture: [{ name: 'logo', type: 'image' }],
  },
});
