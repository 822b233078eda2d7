import { defineFeature } from '@enlace/shared-data';

export const calendarFeature = defineFeature({
  id: 'event-calendar',
  screens: { 'event-calendar': () => import(/* webpackChunkName: "screen-event-calendar" */ './calendar.screen') },
});
