import { defineFeature } from '@enlace/shared-data';

import { me } from '../../lib/me';

export const homeFeature = defineFeature({
  id: 'home',
  slices: [me],
  pages: [
    {
      name: 'home',
      path: '/my',
      layout: 'dashboard',
      protected: true,
      title: { en: 'My page', es: 'Mi página', pt: 'Minha página' },
      nav: {
        label: { en: 'My page', es: 'Mi página', pt: 'Minha página' },
        order: 10,
        place: 'account',
        also: ['main'],
        icon: 'home',
      },
      screen: () => import(/* webpackChunkName: "screen-home" */ './home.screen'),
    },
  ],
});
