import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Prensa',
  add: 'Añadir nota de prensa',
  search: 'Buscar por título o medio',
  count_one: '{count} nota de prensa',
  count_other: '{count} notas de prensa',
  none: {
    title: 'Todavía no hay notas de prensa',
    hint: 'Guarda lo que otros publican sobre la comunidad. Añade la primera.',
  },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico', source: 'Dónde se publicó', words: 'Textos', picture: 'Imagen' },
  fields: {
    title: 'Título',
    outlet: 'Medio',
    kind: 'Tipo',
    published_on: 'Fecha de publicación',
    updated_at: 'Cambio',
    quote: 'Cita',
    author: 'Autora',
    language: 'Idioma',
    url: 'Dirección web',
    summary: 'Resumen',
    cover: 'Imagen',
  },
  hints: { quote: 'Palabra por palabra, en el idioma en que se publicó.', language: 'Del título y de la cita.' },
  options: {
    kind: { article: 'Artículo', interview: 'Entrevista', podcast: 'Pódcast', video: 'Video', radio: 'Radio' },
  },
};
