import { couponCalls } from '@enlace/shared-contract/memberships';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { community } from '../../lib/nav-groups';

export const couponsFeature = defineFeature({
  id: 'coupons',
  pages: [
    {
      name: 'coupons',
      path: '/admin/coupons',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([couponCalls.listCoupons.access]),
      title: { en: 'Coupons', es: 'Cupones', pt: 'Cupons' },
      nav: {
        label: { en: 'Coupons', es: 'Cupones', pt: 'Cupons' },
        order: 286,
        place: 'main',
        icon: 'tag',
        group: community,
      },
      screen: () => import(/* webpackChunkName: "screen-coupons" */ './coupons.screen'),
    },
  ],
});
