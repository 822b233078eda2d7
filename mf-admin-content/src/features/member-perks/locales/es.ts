import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Beneficios de integrantes',
  add: 'Añadir beneficio',
  search: 'Buscar por nombre o aliada',
  count_one: '{count} beneficio',
  count_other: '{count} beneficios',
  none: { title: 'Todavía no hay beneficios', hint: 'Lo que las aliadas dan a las integrantes. Añade el primero.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico', words: 'Textos', pictures: 'Imágenes' },
  fields: {
    name: 'Nombre',
    partner: 'Aliada',
    kind: 'Tipo',
    ends_on: 'Último día',
    updated_at: 'Cambio',
    when: 'Vigencia',
    url: 'Dirección web',
    benefit: 'Beneficio',
    description: 'Descripción',
    gallery_featured_images: 'Imágenes',
  },
  hints: {
    benefit: 'En pocas palabras: «50 % de descuento», «Dos meses gratis».',
    ends_on: 'Vacío: hasta nuevo aviso.',
  },
  options: {
    kind: {
      learning: 'Aprendizaje',
      tools: 'Herramientas',
      career: 'Carrera',
      wellbeing: 'Bienestar',
      travel: 'Viajes',
    },
    when: { current: 'Vigentes', past: 'Vencidos' },
  },
};
