import { defineFeature } from '@enlace/shared-data';

export const companiesFeature = defineFeature({
  id: 'companies',
  screens: {
    'companies-list': () => import(/* webpackChunkName: "screen-companies-list" */ './list/companies.screen'),
    company: () => import(/* webpackChunkName: "screen-company" */ './company/company.screen'),
  },
});
