import { defineFeature } from '@enlace/shared-data';

export const ticketsFeature = defineFeature({
  id: 'tickets',
  slices: [],
  screens: { tickets: () => import(/* webpackChunkName: "screen-tickets" */ './tickets.screen') },
});
