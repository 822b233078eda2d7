import { defineFeature } from '@enlace/shared-data';

export const permissionsFeature = defineFeature({
  id: 'permissions',
  screens: { permissions: () => import(/* webpackChunkName: "screen-permissions" */ './permissions.screen') },
});
