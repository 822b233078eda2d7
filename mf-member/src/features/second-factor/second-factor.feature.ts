import { defineFeature } from '@enlace/shared-data';

export const secondFactorFeature = defineFeature({
  id: 'factors',
  slices: [],
  pages: [
    {
      name: 'factors',
      path: '/my/account/second-factor',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Second factor', es: 'Segundo factor', pt: 'Segundo fator' },
      screen: () => import(/* webpackChunkName: "screen-factors" */ './second-factor.screen'),
    },
  ],
});
