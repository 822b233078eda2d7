import { defineFeature } from '@enlace/shared-data';

import { areas } from '../../lib/areas.slice';
import { chapters } from '../../lib/chapters.slice';
import { users } from '../../lib/users.slice';

export const overviewFeature = defineFeature({
  id: 'overview',
  slices: [chapters, areas, users],
  screens: {
    'admin-overview': () => import(/* webpackChunkName: "screen-admin-overview" */ './overview.screen'),
  },
});
