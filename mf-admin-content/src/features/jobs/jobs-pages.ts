import { jobs, resourcePages } from '@enlace/shared-contract';

import { work } from '../../lib/nav-groups';

export const jobsPages = resourcePages(jobs, {
  name: 'jobs',
  path: '/admin/jobs',
  title: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
  add: { en: 'Add job', es: 'Añadir empleo', pt: 'Adicionar vaga' },
  edit: { en: 'Edit job', es: 'Editar empleo', pt: 'Editar vaga' },
  nav: { order: 310, icon: 'briefcase', group: work },
});
