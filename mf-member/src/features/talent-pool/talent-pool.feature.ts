import { defineFeature } from '@enlace/shared-data';

export const talentPoolFeature = defineFeature({
  id: 'talent-pool',
  slices: [],
  pages: [
    {
      name: 'talent-pool',
      path: '/my/talent-pool',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
      nav: {
        label: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
        order: 12,
        place: 'account',
        icon: 'users',
      },
      screen: () => import(/* webpackChunkName: "screen-talent-pool" */ './talent-pool.screen'),
    },
  ],
});
