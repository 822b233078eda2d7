import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Categorías de empresas',
  add: 'Añadir categoría',
  search: 'Buscar categorías por nombre',
  count_one: '{count} categoría',
  count_other: '{count} categorías',
  none: { title: 'Todavía no hay categorías', hint: 'A qué se dedican las empresas. Añade la primera.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico' },
  fields: { name: 'Nombre', companies_count: 'Empresas', updated_at: 'Cambio' },
};
