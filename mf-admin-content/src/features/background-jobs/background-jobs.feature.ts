import { backgroundJobCalls } from '@enlace/shared-contract/admin';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { system } from '../../lib/nav-groups';

export const backgroundJobsFeature = defineFeature({
  id: 'background-jobs',
  pages: [
    {
      name: 'background-jobs',
      path: '/admin/background-jobs',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([backgroundJobCalls.getDeadJobs.access]),
      title: { en: 'Background jobs', es: 'Tareas en segundo plano', pt: 'Tarefas em segundo plano' },
      nav: {
        label: { en: 'Background jobs', es: 'Tareas en segundo plano', pt: 'Tarefas em segundo plano' },
        order: 590,
        place: 'main',
        icon: 'settings',
        group: system,
      },
      screen: () => import(/* webpackChunkName: "screen-background-jobs" */ './background-jobs.screen'),
    },
  ],
});
