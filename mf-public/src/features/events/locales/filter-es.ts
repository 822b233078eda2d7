import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './filter-en';

export const texts: SameKeys<typeof en> = {
  when: 'Qué eventos',
  upcoming: 'Próximos',
  past: 'Pasados',
  search: 'Palabras',
  place: 'Dónde',
  anyPlace: 'En cualquier lugar',
  near: 'Cerca de {place}',
  topic: 'Tema',
  anyTopic: 'Cualquier tema',
  language: 'Idioma',
  anyLanguage: 'Cualquier idioma',
  month: 'Mes',
  anyMonth: 'Cualquier mes',
  order: 'Orden',
  by: { date: 'Por fecha', going: 'Más asistentes primero', newest: 'Recién anunciados primero' },
  inPerson: 'En persona',
  more: 'Más filtros',
  calendar: 'Todos los eventos en tu calendario',
  show: 'Ver resultados',
};
