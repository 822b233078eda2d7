import { defineFeature } from '@enlace/shared-data';

import { admin } from '../../lib/admin';
import { areas } from '../../lib/areas.slice';

export const areasFeature = defineFeature({
  id: 'areas',
  slices: [areas, ...admin.slices],
  screens: {
    'areas-list': () => import(/* webpackChunkName: "screen-areas-list" */ './areas-list.screen'),
    'areas-new': () => import(/* webpackChunkName: "screen-areas-new" */ './areas-new.screen'),
    'areas-edit': () => import(/* webpackChunkName: "screen-areas-edit" */ './areas-edit.screen'),
  },
});
