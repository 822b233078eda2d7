import { defineFeature } from '@enlace/shared-data';

export const homeFeature = defineFeature({
  id: 'home',
  pages: [
    {
      name: 'home',
      path: '/',
      layout: 'public',
      title: { en: 'Home', es: 'Inicio', pt: 'Início' },
      screen: () => import(/* webpackChunkName: "screen-home" */ './home.screen'),
    },
  ],
});
