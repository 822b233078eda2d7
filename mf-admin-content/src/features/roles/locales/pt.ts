import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Papéis',
  add: 'Adicionar papel',
  search: 'Buscar papéis pelo nome',
  count_one: '{count} papel',
  count_other: '{count} papéis',
  none: { title: 'Nenhum papel', hint: 'Os seis sempre existem; adicione outros para dividir o trabalho.' },
  added: '{name} foi adicionado.',
  saved: '{name} foi salvo.',
  removed: '{name} foi excluído.',
  remove: 'Excluir {name}?',
  sections: { main: 'O papel' },
  sectionHints: { main: 'O que ele pode fazer se define nas permissões.' },
  actions: { rights: 'Permissões' },
  fields: {
    name: 'Nome',
    label: 'Papel',
    description: 'Descrição',
    permissions: 'Permissões dadas',
    is_fixed: 'Tipo',
  },
  hints: { name: 'Uma palavra pela qual páginas e permissões o conhecem.', label: 'Como as pessoas o leem.' },
  options: { is_fixed: { true: 'Sempre existe', false: 'Próprio' } },
};
