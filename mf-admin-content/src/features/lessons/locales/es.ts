import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Lecciones',
  add: 'Añadir lección',
  search: 'Buscar lecciones por título',
  count_one: '{count} lección',
  count_other: '{count} lecciones',
  none: { title: 'Todavía no hay lecciones', hint: 'Las lecciones forman un curso. Añade la primera.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'Lo básico', words: 'Textos' },
  fields: {
    title: 'Título',
    kind: 'Tipo',
    status: 'Estado',
    position: 'Lugar en el curso',
    minutes: 'Minutos',
    course_id: 'Curso',
    video_url: 'Dirección del video',
    summary: 'Resumen',
    body: 'Texto',
    updated_at: 'Cambio',
  },
  hints: { position: 'Vacío: al final.' },
  options: {
    kind: { video: 'Video', text: 'Texto', exercise: 'Ejercicio' },
    status: { published: 'Publicada', draft: 'Borrador' },
  },
};
