import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const perksFeature = defineFeature({
  id: 'perks',
  screens: adminScreens('perks', () => import(/* webpackChunkName: "screen-perks" */ './perks-admin')),
});
