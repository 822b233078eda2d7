import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

/** Spanish texts of courses that are made from playlists. */
export const texts: SameKeys<typeof en> = {
  title: 'Curso desde una lista',
  lead: 'Una lista de YouTube se convierte en un curso en borrador, con una lección en borrador por cada video que elijas.',
  courses: 'Cursos',
  playlist: 'Lista de reproducción',
  playlistHint: 'La dirección de una lista, de un video dentro de ella o el identificador de la lista.',
  preview: 'Vista previa',
  add: 'Añadir curso',
  open: 'Abrir el curso',
  another: 'Otra lista',
  failed: 'No funcionó. Inténtalo de nuevo.',
  list: 'Videos de la lista',
  source: 'Videos de',
  fromPlaylist: 'Una lista',
  fromVideos: 'Direcciones de videos',
  videos: 'Direcciones de videos',
  videosHint: 'Una en cada línea, {most} como máximo.',
  noKey:
    'Aquí no se pueden leer listas: el sitio no tiene clave de YouTube. Puedes pegar las direcciones de los videos.',
  count: '{added} de {all} videos se convierten en lecciones.',
  added: '{added} de {all} videos ya son lecciones del curso en borrador.',
  leftOut_one: 'Queda fuera {count} video más: un curso admite 500 como máximo, y 200 pegados.',
  leftOut_other: 'Quedan fuera {count} videos más: un curso admite 500 como máximo, y 200 pegados.',
  others: 'Videos que no pueden ser lecciones',
  titlesNeeded: 'Escribe un título para cada video y cada módulo.',
  nothingChosen: 'Elige un video.',
};
