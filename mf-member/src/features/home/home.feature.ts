import { defineFeature } from '@enlace/shared-data';

import { me } from '../../lib/me';

export const homeFeature = defineFeature({
  id: 'home',
  slices: [me],
  screens: { home: () => import(/* webpackChunkName: "screen-home" */ './home.screen') },
});
