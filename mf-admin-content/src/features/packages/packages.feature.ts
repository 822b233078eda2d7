import { defineFeature } from '@enlace/shared-data';

export const packagesFeature = defineFeature({
  id: 'packages',
  screens: { packages: () => import(/* webpackChunkName: "screen-packages" */ './packages.screen') },
});
