import { defineFeature } from '@enlace/shared-data';

export const accountFeature = defineFeature({
  id: 'account',
  slices: [],
  pages: [
    {
      name: 'account',
      path: '/my/account',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Account', es: 'Cuenta', pt: 'Conta' },
      nav: { label: { en: 'Account', es: 'Cuenta', pt: 'Conta' }, order: 13, place: 'account', icon: 'key' },
      screen: () => import(/* webpackChunkName: "screen-account" */ './account.screen'),
    },
  ],
});
