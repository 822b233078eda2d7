import { defineFeature } from '@enlace/shared-data';

export const overviewFeature = defineFeature({
  id: 'overview',
  screens: {
    'admin-overview': () => import(/* webpackChunkName: "screen-admin-overview" */ './overview.screen'),
  },
});
