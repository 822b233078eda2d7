import { treasuryCalls } from '@enlace/shared-contract/memberships';
import type { PageDeclaration } from '@enlace/shared-contract/platform';

import { community } from '../../lib/nav-groups';

const { access } = treasuryCalls.listMemberships;
const allowed = access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'];

export const treasuryPages: readonly PageDeclaration[] = [
  {
    name: 'memberships',
    path: '/admin/memberships',
    layout: 'admin',
    protected: true,
    allowed,
    title: { en: 'Memberships', es: 'Membresías', pt: 'Assinaturas' },
    nav: {
      label: { en: 'Memberships', es: 'Membresías', pt: 'Assinaturas' },
      order: 282,
      place: 'main',
      icon: 'heart',
      group: community,
    },
  },
  {
    name: 'membership-figures',
    path: '/admin/membership-figures',
    layout: 'admin',
    protected: true,
    allowed,
    title: { en: 'Membership income', es: 'Ingresos de membresías', pt: 'Receita das assinaturas' },
    nav: {
      label: { en: 'Membership income', es: 'Ingresos de membresías', pt: 'Receita das assinaturas' },
      order: 284,
      place: 'main',
      icon: 'chart',
      group: community,
    },
  },
  {
    name: 'membership-prices',
    path: '/admin/membership-prices',
    layout: 'admin',
    protected: true,
    allowed,
    title: {
      en: 'Prices of running memberships',
      es: 'Precios de las membresías en curso',
      pt: 'Preços das assinaturas em curso',
    },
  },
];
