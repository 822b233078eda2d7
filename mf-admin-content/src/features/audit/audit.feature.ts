import { defineFeature } from '@enlace/shared-data';

import { system } from '../../lib/nav-groups';

export const auditFeature = defineFeature({
  id: 'audit',
  pages: [
    {
      name: 'audit',
      path: '/admin/audit',
      layout: 'admin',
      protected: true,
      allowed: ['admin', 'audit.list'],
      title: { en: 'Audit', es: 'Auditoría', pt: 'Auditoria' },
      nav: {
        label: { en: 'Audit', es: 'Auditoría', pt: 'Auditoria' },
        order: 560,
        place: 'main',
        icon: 'clock',
        group: system,
      },
      screen: () => import(/* webpackChunkName: "screen-audit" */ './audit.screen'),
    },
  ],
});
