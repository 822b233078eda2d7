import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const usersFeature = defineFeature({
  id: 'users',
  screens: {
    ...adminScreens('users', () => import(/* webpackChunkName: "screen-users" */ './users-admin')),
    'users-duplicates': () => import(/* webpackChunkName: "screen-users-duplicates" */ './merge/duplicates.screen'),
    'users-merge': () => import(/* webpackChunkName: "screen-users-merge" */ './merge/merge.screen'),
    'users-view-as': () => import(/* webpackChunkName: "screen-users-view-as" */ './view-as/view-as.screen'),
  },
});
