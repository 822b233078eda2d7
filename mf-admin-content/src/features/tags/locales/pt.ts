import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Tags',
  add: 'Adicionar tag',
  search: 'Buscar tags por nome',
  count_one: '{count} tag',
  count_other: '{count} tags',
  none: { title: 'Ainda não há tags', hint: 'As tags reúnem o que combina. Adicione a primeira.' },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial' },
  fields: { name: 'Nome', slug: 'Endereço', updated_at: 'Alteração' },
};
