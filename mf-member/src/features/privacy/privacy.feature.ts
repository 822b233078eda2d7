import { defineFeature } from '@enlace/shared-data';

export const privacyFeature = defineFeature({
  id: 'privacy',
  slices: [],
  pages: [
    {
      name: 'privacy',
      path: '/my/privacy',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Who sees what', es: 'Quién ve qué', pt: 'Quem vê o quê' },
      nav: {
        label: { en: 'Privacy', es: 'Privacidad', pt: 'Privacidade' },
        order: 12,
        place: 'account',
        icon: 'eye',
      },
      screen: () => import(/* webpackChunkName: "screen-privacy" */ './privacy.screen'),
    },
  ],
});
