import { defineFeature } from '@enlace/shared-data';

export const welcomeFeature = defineFeature({
  id: 'welcome',
  slices: [],
  pages: [
    {
      name: 'welcome',
      path: '/my/welcome',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Welcome', es: 'Te damos la bienvenida', pt: 'Boas-vindas' },
      screen: () => import(/* webpackChunkName: "screen-welcome" */ './welcome.screen'),
    },
  ],
});
