import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screens, so that the figures do not wait for them. */
export const talentPoolFeature = defineFeature({
  id: 'talent-pool',
  slices: [],
  pages: [
    {
      name: 'talent-pool',
      path: '/dashboards/talent-pool',
      layout: 'dashboard',
      protected: true,
      allowed: allowedBy([talentPoolCalls.listTalentPool.access]),
      title: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
      nav: {
        label: { en: 'Find talent', es: 'Buscar talento', pt: 'Buscar talentos' },
        order: 52,
        place: 'main',
        also: ['account'],
        icon: 'users',
      },
      screen: () => import(/* webpackChunkName: "screen-talent-pool" */ './talent-pool.screen'),
    },
    {
      name: 'pool-member',
      path: '/dashboards/talent-pool/:id',
      layout: 'dashboard',
      protected: true,
      allowed: allowedBy([talentPoolCalls.listTalentPool.access]),
      title: {
        en: 'Member of the talent pool',
        es: 'Perfil de la bolsa de talento',
        pt: 'Perfil do banco de talentos',
      },
      screen: () => import(/* webpackChunkName: "screen-pool-member" */ './pool-member.screen'),
    },
  ],
});
