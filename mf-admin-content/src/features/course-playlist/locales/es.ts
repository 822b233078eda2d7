import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

/** Spanish texts of courses that are made from playlists. */
export const texts: SameKeys<typeof en> = {
  title: 'Curso desde una lista',
  lead: 'Una lista de YouTube se convierte en un curso en borrador, con una lección en borrador por cada video.',
  courses: 'Cursos',
  playlist: 'Lista de reproducción',
  playlistHint: 'La dirección de una lista, de un video dentro de ella o el identificador de la lista.',
  preview: 'Vista previa',
  add: 'Añadir curso',
  open: 'Abrir el curso',
  another: 'Otra lista',
  name: 'Título',
  nameHint: 'Vacío: el título de la lista.',
  level: 'Nivel',
  language: 'Idioma',
  area: 'Área',
  none: 'Sin definir',
  failed: 'No funcionó. Inténtalo de nuevo.',
  list: 'Videos de la lista',
  count: '{added} de {all} videos se convierten en lecciones.',
  added: '{added} de {all} videos ya son lecciones del curso en borrador.',
  leftOut: 'Quedan fuera {count} videos más: un curso admite 500 como máximo.',
  outcome: {
    added: 'Lección',
    private: 'Privado',
    deleted: 'Eliminado',
    duplicate: 'Repetido',
    not_embeddable: 'No se puede insertar',
  },
  levels: { beginner: 'Inicial', intermediate: 'Intermedio', advanced: 'Avanzado' },
  languages: { en: 'Inglés', es: 'Español', pt: 'Portugués' },
};
