import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';

export const permissionsFeature = defineFeature({
  id: 'permissions',
  screens: {
    permissions: withParts(
      () => import(/* webpackChunkName: "screen-permissions" */ './permissions.screen'),
      () => import(/* webpackChunkName: "permissions-matrix" */ './matrix-tab'),
    ),
  },
});
