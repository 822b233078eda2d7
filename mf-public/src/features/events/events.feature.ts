import { defineFeature } from '@enlace/shared-data';

import { events } from '../../lib/events.slice';

export const eventsFeature = defineFeature({
  id: 'events',
  slices: [events],
  screens: {
    'events-list': () => import(/* webpackChunkName: "screen-events-list" */ './events.screen'),
    'events-month': () => import(/* webpackChunkName: "screen-events-month" */ './month/month.screen'),
    event: () => import(/* webpackChunkName: "screen-event" */ './event.screen'),
  },
});
