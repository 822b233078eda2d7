import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Notícias',
  lead: 'O que acontece nos capítulos, contado pelas mulheres que estavam lá.',
  count_one: '{count} história',
  count_other: '{count} histórias',
  loading: 'Carregando histórias',
  categories: 'Categorias',
  everything: 'Tudo',
  search: 'Palavras de uma história',
  sort: 'Ordem',
  newest: 'Mais novas primeiro',
  oldest: 'Mais antigas primeiro',
  alphabetical: 'Por título',
  show: 'Ver histórias',
  none: 'Nenhuma história',
  noneHint: 'Nenhuma história corresponde. Tente menos palavras ou outra categoria.',
  all: 'Todas as notícias',
  latest: 'Histórias anteriores',
  minutes_one: '{count} minuto',
  minutes_other: '{count} minutos',
  by: 'Por {name}',
  only: 'Esta história é contada em {language}.',
  alsoIn: 'Também em',
  topics: 'Temas',
  related: 'Mais sobre isto',
  relatedNone: 'Ainda não há mais nada sobre isto.',
  missing: 'Esta história não existe',
  missingHint: 'Talvez tenha sido retirada ou ainda não publicada. Tudo o que foi publicado está em um só lugar.',
  feed: 'Acompanhar por RSS',
};
