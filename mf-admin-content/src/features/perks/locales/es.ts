import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Beneficios',
  add: 'Añadir beneficio',
  search: 'Buscar beneficios por nombre',
  count_one: '{count} beneficio',
  count_other: '{count} beneficios',
  none: {
    title: 'Todavía no hay beneficios',
    hint: 'Lo que las empresas ofrecen a quienes trabajan en ellas. Añade el primero.',
  },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico', pictures: 'Imágenes' },
  fields: {
    name: 'Nombre',
    companies_count: 'Empresas',
    updated_at: 'Cambio',
    description: 'Descripción',
    gallery_featured_images: 'Imágenes',
  },
};
