import { defineFeature } from '@enlace/shared-data';

export const donationsFeature = defineFeature({
  id: 'donations',
  slices: [],
  pages: [
    {
      name: 'my-donations',
      path: '/my/donations',
      layout: 'dashboard',
      protected: true,
      title: { en: 'My donations', es: 'Mis donaciones', pt: 'Minhas doações' },
      nav: {
        label: { en: 'Donations', es: 'Donaciones', pt: 'Doações' },
        order: 10,
        place: 'account',
        icon: 'heart',
      },
      screen: () => import(/* webpackChunkName: "screen-my-donations" */ './my-donations.screen'),
    },
  ],
});
