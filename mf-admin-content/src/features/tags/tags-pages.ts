import { tags, resourcePages } from '@enlace/shared-contract';

import { taxonomy } from '../../lib/nav-groups';

export const tagsPages = resourcePages(tags, {
  name: 'tags',
  path: '/admin/tags',
  title: { en: 'Tags', es: 'Etiquetas', pt: 'Tags' },
  add: { en: 'Add tag', es: 'Añadir etiqueta', pt: 'Adicionar tag' },
  edit: { en: 'Edit tag', es: 'Editar etiqueta', pt: 'Editar tag' },
  nav: { order: 420, icon: 'tag', group: taxonomy },
});
