import { defineFeature } from '@enlace/shared-data';

export const foundersFeature = defineFeature({
  id: 'founders',
  screens: {
    founders: () => import(/* webpackChunkName: "screen-founders" */ './founders.screen'),
    person: () => import(/* webpackChunkName: "screen-person" */ './person/person.screen'),
  },
});
