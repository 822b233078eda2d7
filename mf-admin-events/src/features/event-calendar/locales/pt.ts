import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Calendário de eventos',
  list: 'Como lista',
  months: 'Meses',
  before: 'Antes: {month}',
  after: 'Depois: {month}',
  now: 'Este mês',
  none: 'Não há eventos em {month}',
  noneHint: 'Há eventos em outros meses, ou adicione o primeiro.',
  first: 'Os primeiros {count} de {total} eventos.',
  inList: 'Todos como lista',
  failed: 'Não foi possível carregar os eventos.',
  draft: 'Rascunho',
  cancelled: 'Cancelado',
  postponed: 'Adiado',
  archived: 'No arquivo',
  count_one: '{count} evento',
  count_other: '{count} eventos',
};
