import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Níveis de senioridade',
  add: 'Adicionar nível',
  search: 'Buscar níveis por nome',
  count_one: '{count} nível',
  count_other: '{count} níveis',
  none: { title: 'Ainda não há níveis', hint: 'Até onde alguém chegou no trabalho. Adicione o primeiro.' },
  added: '{name} foi adicionado.',
  saved: '{name} foi salvo.',
  removed: '{name} foi excluído.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial' },
  fields: { name: 'Nome', rank: 'Ordem', updated_at: 'Alteração' },
  hints: { rank: 'O menor vem primeiro na escala.' },
};
