import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Categorias de empresas',
  add: 'Adicionar categoria',
  search: 'Buscar categorias por nome',
  count_one: '{count} categoria',
  count_other: '{count} categorias',
  none: { title: 'Ainda não há categorias', hint: 'O que as empresas fazem. Adicione a primeira.' },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial' },
  fields: { name: 'Nome', companies_count: 'Empresas', updated_at: 'Alteração' },
};
