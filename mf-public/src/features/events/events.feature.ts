import { defineFeature } from '@enlace/shared-data';

import { events } from '../../lib/events.slice';

export const eventsFeature = defineFeature({
  id: 'events',
  slices: [events],
  screens: {
    'events-list': () => import(/* webpackChunkName: "screen-events-list" */ './events-list.screen'),
    event: () => import(/* webpackChunkName: "screen-event" */ './event.screen'),
  },
});
