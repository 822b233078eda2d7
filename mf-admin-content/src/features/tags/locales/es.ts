import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Etiquetas',
  add: 'Añadir etiqueta',
  search: 'Buscar etiquetas por nombre',
  count_one: '{count} etiqueta',
  count_other: '{count} etiquetas',
  none: { title: 'Todavía no hay etiquetas', hint: 'Las etiquetas reúnen lo que va junto. Añade la primera.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico' },
  fields: { name: 'Nombre', slug: 'Dirección', updated_at: 'Cambio' },
};
