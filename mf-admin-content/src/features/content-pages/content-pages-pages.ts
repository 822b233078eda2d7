import { contentPages, resourcePages } from '@enlace/shared-contract';

import { content } from '../../lib/nav-groups';

export const contentPagesPages = resourcePages(contentPages, {
  name: 'content-pages',
  path: '/admin/pages',
  title: { en: 'Pages', es: 'Páginas', pt: 'Páginas' },
  add: { en: 'Add page', es: 'Añadir página', pt: 'Adicionar página' },
  edit: { en: 'Edit page', es: 'Editar página', pt: 'Editar página' },
  nav: { order: 120, icon: 'file', group: content },
});
