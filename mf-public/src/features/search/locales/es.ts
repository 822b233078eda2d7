import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Buscar',
  lead: 'Una ciudad, una habilidad, una empresa, un nombre que recuerdas a medias.',
  label: '¿Qué buscas?',
  submit: 'Buscar',
  loading: 'Buscando',
  found_one: '{count} resultado para “{q}”',
  found_other: '{count} resultados para “{q}”',
  near: 'Nada está escrito exactamente como “{q}”. Esto se le parece:',
  none: 'No encontramos nada para “{q}”',
  noneHint: 'Prueba con menos palabras o con otra ortografía. O empieza aquí:',
  start: 'O empieza aquí',
  kinds: 'De qué tipo',
  all: 'Todo',
  allOf_one: 'Ver el único resultado',
  allOf_other: 'Ver los {count} resultados',
  chapters: 'Capítulos',
  events: 'Eventos',
  jobs: 'Empleos',
  courses: 'Cursos',
  companies: 'Empresas',
  news: 'Noticias',
  pages: 'Páginas',
};
