import { countries } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';
import { companies, companyCategories, companyFlags, companySizes, perks } from '@enlace/shared-contract/partners';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/companies', en, {
  es: () => import(/* webpackChunkName: "companies-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "companies-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: companies,
  texts,
  columns: [
    { name: 'name', detail: (row) => row.summary, edits: 'name' },
    { name: 'company_categories', cell: 'names', isMinor: true },
    { name: 'country', edits: 'country_code' },
    { name: 'size', cell: 'badge', edits: 'size', isMinor: true },
    { name: 'jobs_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [
    { name: 'category', type: 'lookup', from: { of: companyCategories, store: 'slug' } },
    { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' } },
    { name: 'paid_maternity_leave', type: 'choice', choices: ['1', '0'] },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text', width: 'half' },
      { name: 'company_categories', type: 'relation', of: companyCategories, width: 'half' },
    ],
    words: [
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'description', type: 'textarea', rows: 8 },
    ],
    picture: [{ name: 'logo', type: 'image' }],
    place: [
      { name: 'city', type: 'text', width: 'half' },
      { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' }, width: 'half' },
      { name: 'website', type: 'url', width: 'half' },
      { name: 'linkedin', type: 'url', width: 'half' },
      { name: 'size', type: 'choice', choices: companySizes, width: 'half' },
      { name: 'founded_year', type: 'number', width: 'half' },
    ],
    offers: [
      ...companyFlags.map((name) => ({ name, type: 'switch' as const, width: 'half' as const })),
      { name: 'company_perks', type: 'relation', of: perks },
    ],
    people: [
      { name: 'company_recruiters', type: 'relation', of: users, hint: 'email' },
      { name: 'answer_days', type: 'number', width: 'half' },
    ],
  },
});
