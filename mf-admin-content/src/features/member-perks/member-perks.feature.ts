import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const memberPerksFeature = defineFeature({
  id: 'member-perks',
  screens: adminScreens(
    'member-perks',
    () => import(/* webpackChunkName: "screen-member-perks" */ './member-perks-admin'),
  ),
});
