import { defineFeature } from '@enlace/shared-data';

export const waitingFeature = defineFeature({
  id: 'waiting',
  pages: [
    {
      name: 'join-waiting-list',
      path: '/events/:slug/waiting-list',
      layout: 'public',
      title: { en: 'Join the waiting list', es: 'Apúntate a la lista de espera', pt: 'Entre na lista de espera' },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-join-waiting-list" */ './join/join.screen'),
    },
    {
      name: 'waiting-place',
      path: '/waiting-list/:token',
      layout: 'public',
      title: {
        en: 'Your place on the waiting list',
        es: 'Tu lugar en la lista de espera',
        pt: 'Seu lugar na lista de espera',
      },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-waiting-place" */ './place/place.screen'),
    },
  ],
});
