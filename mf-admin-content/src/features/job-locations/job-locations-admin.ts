import { countries } from '@enlace/shared-contract/community';
import { jobLocations } from '@enlace/shared-contract/work';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/job-locations', en, {
  es: () => import(/* webpackChunkName: "job-locations-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "job-locations-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: jobLocations,
  texts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'country', edits: 'country_code' },
    { name: 'jobs_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [{ name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' } }],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' }, width: 'half' },
    ],
  },
});
