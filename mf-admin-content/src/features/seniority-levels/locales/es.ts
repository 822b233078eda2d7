import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Niveles de experiencia',
  add: 'Añadir nivel',
  search: 'Buscar niveles por nombre',
  count_one: '{count} nivel',
  count_other: '{count} niveles',
  none: { title: 'Todavía no hay niveles', hint: 'Qué tan lejos ha llegado alguien en su trabajo. Añade el primero.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico' },
  fields: { name: 'Nombre', rank: 'Rango', updated_at: 'Cambio' },
  hints: { rank: 'El más bajo va primero en una escala.' },
};
