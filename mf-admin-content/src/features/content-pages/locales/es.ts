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
  sections: { words: 'Textos', navigation: 'Navegación', access: 'Quién puede leerla' },
  fields: {
    title: 'Título',
    roles: 'Roles',
    updated_at: 'Cambio',
    summary: 'Resumen',
    body: 'Texto',
    nav_place: 'Lugar en la navegación',
    nav_order: 'Posición',
    nav_label: 'Texto del enlace',
    permissions: 'Permisos',
  },
  hints: {
    nav_place: 'Las páginas publicadas que puede leer todo el mundo aparecen enseguida, en los tres idiomas.',
    nav_order: 'De 0 a 99; el menor va primero. Los enlaces del sitio tienen 10, 20, 30…',
    nav_label: 'Vacío: el título.',
    roles: 'Sin roles ni permisos la puede leer todo el mundo.',
  },
  options: {
    nav_place: {
      none: 'No se muestra',
      menu: 'Menú',
      community: 'Pie: comunidad',
      take_part: 'Pie: participa',
      organisation: 'Pie: organización',
      legal: 'Pie: legal',
    },
  },
};
