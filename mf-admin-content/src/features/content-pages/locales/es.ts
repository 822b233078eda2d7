import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Páginas',
  add: 'Añadir página',
  search: 'Buscar páginas por título',
  count_one: '{count} página',
  count_other: '{count} páginas',
  none: {
    title: 'Todavía no hay páginas',
    hint: 'Una página propia, para todas o para algunos roles. Añade la primera.',
  },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { words: 'Textos', access: 'Quién puede leerla' },
  fields: {
    title: 'Título',
    roles: 'Roles',
    updated_at: 'Cambio',
    summary: 'Resumen',
    body: 'Texto',
    permissions: 'Permisos',
  },
  hints: { roles: 'Sin roles ni permisos la puede leer todo el mundo.' },
};
