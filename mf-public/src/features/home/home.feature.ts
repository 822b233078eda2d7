import { defineFeature } from '@enlace/shared-data';

import { stats } from './stats';

export const home = defineFeature({
  id: 'home',
  slices: [stats],
  screens: { home: () => import(/* webpackChunkName: "screen-home" */ './home.screen') },
});
