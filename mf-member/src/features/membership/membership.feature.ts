import { defineFeature } from '@enlace/shared-data';

export const membershipFeature = defineFeature({
  id: 'membership',
  slices: [],
  pages: [
    {
      name: 'membership',
      path: '/my/membership',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Membership', es: 'Membresía', pt: 'Assinatura' },
      nav: {
        label: { en: 'Membership', es: 'Membresía', pt: 'Assinatura' },
        order: 10,
        place: 'account',
        icon: 'star',
      },
      screen: () => import(/* webpackChunkName: "screen-membership" */ './membership.screen'),
    },
  ],
});
