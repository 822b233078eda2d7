import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Ubicaciones',
  add: 'Añadir ubicación',
  search: 'Buscar por ciudad o país',
  count_one: '{count} ubicación',
  count_other: '{count} ubicaciones',
  none: { title: 'Todavía no hay ubicaciones', hint: 'Lugares donde hay empleos. Añade la primera.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico' },
  fields: {
    name: 'Nombre',
    jobs_count: 'Empleos abiertos',
    updated_at: 'Cambio',
    country: 'País',
    country_code: 'País',
  },
  hints: { name: 'La ciudad, o lo que haga sus veces: «Remoto».' },
};
