import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const usersLostFeature = defineFeature({
  id: 'users-lost',
  screens: {
    ...adminScreens('users-lost', () => import(/* webpackChunkName: "screen-users-lost" */ './users-lost-admin'), [
      'list',
    ]),
    'users-lost-edit': () => import(/* webpackChunkName: "screen-users-lost-edit" */ './lost-user.screen'),
  },
});
