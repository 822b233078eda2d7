import { defineFeature } from '@enlace/shared-data';

export const inboxFeature = defineFeature({
  id: 'inbox',
  screens: { inbox: () => import(/* webpackChunkName: "screen-inbox" */ './inbox.screen') },
});
