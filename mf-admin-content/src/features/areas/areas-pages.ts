import { areas, resourcePages } from '@enlace/shared-contract';

import { taxonomy } from '../../lib/nav-groups';

export const areasPages = resourcePages(areas, {
  name: 'areas',
  path: '/admin/areas',
  title: { en: 'Areas', es: 'Áreas', pt: 'Áreas' },
  add: { en: 'Add area', es: 'Añadir área', pt: 'Adicionar área' },
  edit: { en: 'Edit area', es: 'Editar área', pt: 'Editar área' },
  nav: { order: 410, icon: 'tag', group: taxonomy },
});
