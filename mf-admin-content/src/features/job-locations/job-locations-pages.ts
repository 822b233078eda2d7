import { jobLocations, resourcePages } from '@enlace/shared-contract';

import { work } from '../../lib/nav-groups';

export const jobLocationsPages = resourcePages(jobLocations, {
  name: 'job-locations',
  path: '/admin/job-locations',
  title: { en: 'Job locations', es: 'Ubicaciones', pt: 'Locais de trabalho' },
  add: { en: 'Add location', es: 'Añadir ubicación', pt: 'Adicionar local' },
  edit: { en: 'Edit location', es: 'Editar ubicación', pt: 'Editar local' },
  nav: { order: 320, icon: 'pin', group: work },
});
