import { donationOfficeCalls } from '@enlace/shared-contract/donations';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { community } from '../../lib/nav-groups';

const title = { en: 'Donations', es: 'Donaciones', pt: 'Doações' };

export const donationsFeature = defineFeature({
  id: 'donations',
  pages: [
    {
      name: 'donations',
      path: '/admin/donations',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([donationOfficeCalls.listDonations.access]),
      title,
      nav: { label: title, order: 286, place: 'main', icon: 'heart', group: community },
      screen: () => import(/* webpackChunkName: "screen-donations" */ './donations.screen'),
    },
  ],
});
