import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const companyCategoriesFeature = defineFeature({
  id: 'company-categories',
  screens: adminScreens(
    'company-categories',
    () => import(/* webpackChunkName: "screen-company-categories" */ './company-categories-admin'),
  ),
});
