import { donationOfficeCalls } from '@enlace/shared-contract/donations';
import type { PageDeclaration } from '@enlace/shared-contract/platform';

import { community } from '../../lib/nav-groups';

const { access } = donationOfficeCalls.listDonations;
const allowed = access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'];
const title = { en: 'Donations', es: 'Donaciones', pt: 'Doações' };

export const donationsPages: readonly PageDeclaration[] = [
  {
    name: 'donations',
    path: '/admin/donations',
    layout: 'admin',
    protected: true,
    allowed,
    title,
    nav: { label: title, order: 286, place: 'main', icon: 'heart', group: community },
  },
];
