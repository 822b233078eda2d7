import { backgroundJobCalls } from '@enlace/shared-contract/admin';
import type { PageDeclaration } from '@enlace/shared-contract/platform';

import { system } from '../../lib/nav-groups';

const { access } = backgroundJobCalls.getDeadJobs;

export const backgroundJobsPages: readonly PageDeclaration[] = [
  {
    name: 'background-jobs',
    path: '/admin/background-jobs',
    layout: 'admin',
    protected: true,
    allowed: access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'],
    title: { en: 'Background jobs', es: 'Tareas en segundo plano', pt: 'Tarefas em segundo plano' },
    nav: {
      label: { en: 'Background jobs', es: 'Tareas en segundo plano', pt: 'Tarefas em segundo plano' },
      order: 590,
      place: 'main',
      icon: 'settings',
      group: system,
    },
  },
];
