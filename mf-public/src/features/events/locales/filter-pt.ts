import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './filter-en';

export const texts: SameKeys<typeof en> = {
  when: 'Quais eventos',
  upcoming: 'Próximos',
  past: 'Passados',
  search: 'Palavras',
  place: 'Onde',
  anyPlace: 'Em qualquer lugar',
  near: 'Perto de {place}',
  topic: 'Tema',
  anyTopic: 'Qualquer tema',
  language: 'Idioma',
  anyLanguage: 'Qualquer idioma',
  month: 'Mês',
  anyMonth: 'Qualquer mês',
  order: 'Ordem',
  by: { date: 'Por data', going: 'Mais gente primeiro', newest: 'Recém-anunciados primeiro' },
  inPerson: 'Presencial',
  more: 'Mais filtros',
  calendar: 'Todos os eventos na sua agenda',
  show: 'Ver resultados',
};
