import { defineFeature } from '@enlace/shared-data';

import { community } from '../../lib/nav-groups';

export const packagesFeature = defineFeature({
  id: 'packages',
  pages: [
    {
      name: 'packages',
      path: '/admin/packages',
      layout: 'admin',
      protected: true,
      allowed: ['admin', 'packages.list'],
      title: { en: 'Features and packages', es: 'Funciones y paquetes', pt: 'Recursos e pacotes' },
      nav: {
        label: { en: 'Packages', es: 'Paquetes', pt: 'Pacotes' },
        order: 280,
        place: 'main',
        icon: 'star',
        group: community,
      },
      screen: () => import(/* webpackChunkName: "screen-packages" */ './packages.screen'),
    },
  ],
});
