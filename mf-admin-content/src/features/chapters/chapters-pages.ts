import { chapters, resourcePages } from '@enlace/shared-contract';

import { community } from '../../lib/nav-groups';

export const chaptersPages = resourcePages(chapters, {
  name: 'chapters',
  path: '/admin/chapters',
  title: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
  add: { en: 'Add chapter', es: 'Añadir capítulo', pt: 'Adicionar capítulo' },
  edit: { en: 'Edit chapter', es: 'Editar capítulo', pt: 'Editar capítulo' },
  nav: { order: 210, icon: 'pin', group: community },
});
