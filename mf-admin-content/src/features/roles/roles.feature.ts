import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const rolesFeature = defineFeature({
  id: 'roles',
  screens: adminScreens('roles', () => import(/* webpackChunkName: "screen-roles" */ './roles-admin')),
});
