import { press, resourcePages } from '@enlace/shared-contract';

import { content } from '../../lib/nav-groups';

export const pressPages = resourcePages(press, {
  name: 'press',
  path: '/admin/press',
  title: { en: 'Press', es: 'Prensa', pt: 'Imprensa' },
  add: { en: 'Add press item', es: 'Añadir nota de prensa', pt: 'Adicionar matéria' },
  edit: { en: 'Edit press item', es: 'Editar nota de prensa', pt: 'Editar matéria' },
  nav: { order: 130, icon: 'book', group: content },
});
