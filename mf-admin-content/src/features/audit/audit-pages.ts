import type { PageDeclaration } from '@enlace/shared-contract/platform';

import { system } from '../../lib/nav-groups';

export const auditPages: readonly PageDeclaration[] = [
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
  },
];
