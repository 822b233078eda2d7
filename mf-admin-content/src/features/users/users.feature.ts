import { defineFeature } from '@enlace/shared-data';

/** Screens of accounts other than the list and the forms. */
export const usersFeature = defineFeature({
  id: 'users-tools',
  screens: {
    'users-duplicates': () => import(/* webpackChunkName: "screen-users-duplicates" */ './merge/duplicates.screen'),
    'users-merge': () => import(/* webpackChunkName: "screen-users-merge" */ './merge/merge.screen'),
    'users-impersonate': () =>
      import(/* webpackChunkName: "screen-users-impersonate" */ './impersonate/impersonate.screen'),
    'users-deactivate': () =>
      import(/* webpackChunkName: "screen-users-deactivate" */ './deactivate/deactivate.screen'),
  },
});
