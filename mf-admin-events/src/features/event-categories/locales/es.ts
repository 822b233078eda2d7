import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Categorías de eventos',
  add: 'Añadir categoría',
  search: 'Buscar categorías por nombre',
  count_one: '{count} categoría',
  count_other: '{count} categorías',
  none: {
    title: 'Todavía no hay categorías de eventos',
    hint: 'Taller, encuentro, conferencia: qué tipo de evento es.',
  },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  fields: { name: 'Nombre', events_count: 'Eventos', updated_at: 'Cambio' },
};
