import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';

export const overviewFeature = defineFeature({
  id: 'overview',
  pages: [
    {
      name: 'admin-overview',
      path: '/admin',
      layout: 'admin',
      protected: true,
      allowed: ['admin'],
      title: { en: 'Overview', es: 'Resumen', pt: 'Visão geral' },
      nav: { label: { en: 'Overview', es: 'Resumen', pt: 'Visão geral' }, order: 10, place: 'main', icon: 'home' },
      screen: withParts(
        () => import(/* webpackChunkName: "screen-admin-overview" */ './overview.screen'),
        () => import(/* webpackChunkName: "overview-waiting" */ './waiting-list'),
      ),
    },
  ],
});
