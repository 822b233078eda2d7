import { defineFeature } from '@enlace/shared-data';

import { chapters } from './chapters.slice';
import { events } from './events.slice';

export const eventsFeature = defineFeature({
  id: 'events',
  slices: [events, chapters],
  screens: { 'events-list': () => import(/* webpackChunkName: "screen-events-list" */ './events-list.screen') },
});
