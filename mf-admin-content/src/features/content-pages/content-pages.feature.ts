import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const contentPagesFeature = defineFeature({
  id: 'content-pages',
  screens: adminScreens(
    'content-pages',
    () => import(/* webpackChunkName: "screen-content-pages" */ './content-pages-admin'),
  ),
});
