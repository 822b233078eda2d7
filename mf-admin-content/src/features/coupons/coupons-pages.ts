import { couponCalls } from '@enlace/shared-contract/memberships';
import type { PageDeclaration } from '@enlace/shared-contract/platform';

import { community } from '../../lib/nav-groups';

const { access } = couponCalls.listCoupons;
const allowed = access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'];

export const couponsPages: readonly PageDeclaration[] = [
  {
    name: 'coupons',
    path: '/admin/coupons',
    layout: 'admin',
    protected: true,
    allowed,
    title: { en: 'Coupons', es: 'Cupones', pt: 'Cupons' },
    nav: {
      label: { en: 'Coupons', es: 'Cupones', pt: 'Cupons' },
      order: 286,
      place: 'main',
      icon: 'tag',
      group: community,
    },
  },
];
