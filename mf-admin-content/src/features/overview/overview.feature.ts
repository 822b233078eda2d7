import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';

export const overviewFeature = defineFeature({
  id: 'overview',
  screens: {
    'admin-overview': withParts(
      () => import(/* webpackChunkName: "screen-admin-overview" */ './overview.screen'),
      () => import(/* webpackChunkName: "overview-waiting" */ './waiting-list'),
    ),
  },
});
