import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Áreas',
  add: 'Añadir área',
  search: 'Buscar áreas por nombre',
  count_one: '{count} área',
  count_other: '{count} áreas',
  none: { title: 'Todavía no hay áreas', hint: 'Las áreas dicen en qué trabajan las integrantes. Añade la primera.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'El área' },
  sectionHints: { main: 'Su nombre y lo que abarca, en cada idioma.' },
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    color: 'Color',
    members_count: 'Integrantes',
    updated_at: 'Cambiada',
  },
  hints: { color: 'Distingue el área en gráficos y etiquetas.' },
};
