import { defineFeature } from '@enlace/shared-data';

import { community } from '../../lib/nav-groups';

export const versioningsFeature = defineFeature({
  id: 'versionings',
  pages: [
    {
      name: 'versionings',
      path: '/admin/versionings',
      layout: 'admin',
      protected: true,
      allowed: ['admin', 'versionings.list'],
      title: { en: 'Changes of packages', es: 'Cambios de paquetes', pt: 'Mudanças de pacotes' },
      nav: {
        label: { en: 'Package history', es: 'Historial de paquetes', pt: 'Histórico de pacotes' },
        order: 285,
        place: 'main',
        icon: 'clock',
        group: community,
      },
      screen: () => import(/* webpackChunkName: "screen-versionings" */ './versionings.screen'),
    },
  ],
});
