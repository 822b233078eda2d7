import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Categorias de eventos',
  add: 'Adicionar categoria',
  search: 'Buscar categorias pelo nome',
  count_one: '{count} categoria',
  count_other: '{count} categorias',
  none: { title: 'Ainda não há categorias de eventos', hint: 'Oficina, encontro, conferência: que tipo de evento é.' },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  fields: { name: 'Nome', events_count: 'Eventos', updated_at: 'Alteração' },
};
