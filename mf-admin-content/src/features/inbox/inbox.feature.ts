import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';

export const inboxFeature = defineFeature({
  id: 'inbox',
  screens: {
    inbox: withParts(
      () => import(/* webpackChunkName: "screen-inbox" */ './inbox.screen'),
      () => import(/* webpackChunkName: "inbox-desk" */ './desk/inbox-desk'),
    ),
  },
});
