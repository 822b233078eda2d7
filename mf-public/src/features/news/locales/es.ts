import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Noticias',
  lead: 'Lo que pasa en los capítulos, contado por las mujeres que estuvieron ahí.',
  count_one: '{count} historia',
  count_other: '{count} historias',
  loading: 'Cargando historias',
  categories: 'Categorías',
  everything: 'Todo',
  search: 'Palabras de una historia',
  sort: 'Orden',
  newest: 'Lo más nuevo primero',
  oldest: 'Lo más antiguo primero',
  alphabetical: 'Por título',
  show: 'Ver historias',
  none: 'No hay historias',
  noneHint: 'Ninguna historia coincide. Prueba con menos palabras u otra categoría.',
  all: 'Todas las noticias',
  latest: 'Historias anteriores',
  minutes_one: '{count} minuto',
  minutes_other: '{count} minutos',
  by: 'Por {name}',
  only: 'Esta historia está contada en {language}.',
  alsoIn: 'También en',
  topics: 'Temas',
  related: 'Más sobre esto',
  relatedNone: 'Todavía no hay nada más sobre esto.',
  missing: 'Esta historia no existe',
  missingHint: 'Quizá se retiró o aún no se publica. Todo lo publicado está en un solo lugar.',
  feed: 'Seguir por RSS',
};
