import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Calendario de eventos',
  list: 'Como lista',
  months: 'Meses',
  before: 'Antes: {month}',
  after: 'Después: {month}',
  now: 'Este mes',
  none: 'No hay eventos en {month}',
  noneHint: 'Hay otros meses con eventos, o añade el primero.',
  first: 'Los primeros {count} de {total} eventos.',
  inList: 'Todos como lista',
  failed: 'No se pudieron cargar los eventos.',
  draft: 'Borrador',
  cancelled: 'Cancelado',
  postponed: 'Aplazado',
  archived: 'En el archivo',
  count_one: '{count} evento',
  count_other: '{count} eventos',
};
