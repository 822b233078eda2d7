import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const companiesFeature = defineFeature({
  id: 'companies',
  screens: adminScreens('companies', () => import(/* webpackChunkName: "screen-companies" */ './companies-admin')),
});
