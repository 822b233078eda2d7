import { treasuryCalls } from '@enlace/shared-contract/memberships';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { community } from '../../lib/nav-groups';

export const treasuryFeature = defineFeature({
  id: 'treasury',
  pages: [
    {
      name: 'memberships',
      path: '/admin/memberships',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([treasuryCalls.listMemberships.access]),
      title: { en: 'Memberships', es: 'Membresías', pt: 'Assinaturas' },
      nav: {
        label: { en: 'Memberships', es: 'Membresías', pt: 'Assinaturas' },
        order: 282,
        place: 'main',
        icon: 'heart',
        group: community,
      },
      screen: () => import(/* webpackChunkName: "screen-memberships" */ './memberships.screen'),
    },
    {
      name: 'membership-figures',
      path: '/admin/membership-figures',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([treasuryCalls.listMemberships.access]),
      title: { en: 'Membership income', es: 'Ingresos de membresías', pt: 'Receita das assinaturas' },
      nav: {
        label: { en: 'Membership income', es: 'Ingresos de membresías', pt: 'Receita das assinaturas' },
        order: 284,
        place: 'main',
        icon: 'chart',
        group: community,
      },
      screen: () => import(/* webpackChunkName: "screen-membership-figures" */ './figures/membership-figures.screen'),
    },
    {
      name: 'membership-prices',
      path: '/admin/membership-prices',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([treasuryCalls.listMemberships.access]),
      title: {
        en: 'Prices of running memberships',
        es: 'Precios de las membresías en curso',
        pt: 'Preços das assinaturas em curso',
      },
      screen: () => import(/* webpackChunkName: "screen-membership-prices" */ './prices/membership-prices.screen'),
    },
  ],
});
