import { companyCategories } from '@enlace/shared-contract/partners';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/company-categories', en, {
  es: () => import(/* webpackChunkName: "company-categories-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "company-categories-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: companyCategories,
  texts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'companies_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sections: { main: [{ name: 'name', type: 'text' }] },
});
