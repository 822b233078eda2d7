import { defineFeature } from '@enlace/shared-data';

export const searchFeature = defineFeature({
  id: 'search',
  screens: { search: () => import(/* webpackChunkName: "screen-search" */ './search.screen') },
});
