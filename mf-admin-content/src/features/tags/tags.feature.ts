import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const tagsFeature = defineFeature({
  id: 'tags',
  screens: adminScreens('tags', () => import(/* webpackChunkName: "screen-tags" */ './tags-admin')),
});
