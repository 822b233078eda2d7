import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Imprensa',
  lead: 'O que outras pessoas dizem de nós, na língua em que disseram.',
  loading: 'Carregando imprensa',
  count_one: '{count} matéria',
  count_other: '{count} matérias',
  search: 'Palavras ou veículo',
  kind: 'Tipo',
  order: 'Ordem',
  orders: { newest: 'Mais novas primeiro', oldest: 'Mais antigas primeiro', outlet: 'Veículo, de A a Z' },
  anyKind: 'Tudo',
  kinds: { article: 'Artigos', interview: 'Entrevistas', podcast: 'Podcasts', video: 'Vídeos', radio: 'Rádio' },
  oneOf: { article: 'Artigo', interview: 'Entrevista', podcast: 'Podcast', video: 'Vídeo', radio: 'Rádio' },
  language: 'Língua',
  anyLanguage: 'Todas as línguas',
  show: 'Ver',
  by: 'por {author}',
  in: 'Em {language}',
  none: 'Nada ainda',
  noneHint: 'Ninguém publicou algo assim. Você pode ser a primeira pessoa.',
  all: 'Toda a imprensa',
  ask: 'Você escreve sobre nós?',
  askHint: 'Respondemos a jornalistas no mesmo dia e colocamos você em contato com as protagonistas.',
  interview: 'Pedir uma entrevista',
  invite: 'Convidar uma palestrante',
};
