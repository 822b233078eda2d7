import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Páginas',
  add: 'Adicionar página',
  search: 'Buscar páginas por título',
  count_one: '{count} página',
  count_other: '{count} páginas',
  none: {
    title: 'Ainda não há páginas',
    hint: 'Uma página própria, para todas ou para alguns papéis. Adicione a primeira.',
  },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { words: 'Textos', access: 'Quem pode ler' },
  fields: {
    title: 'Título',
    roles: 'Papéis',
    updated_at: 'Alteração',
    summary: 'Resumo',
    body: 'Texto',
    permissions: 'Permissões',
  },
  hints: { roles: 'Sem papéis nem permissões, qualquer pessoa pode ler.' },
};
