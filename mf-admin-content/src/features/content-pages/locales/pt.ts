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
  sections: { words: 'Textos', navigation: 'Navegação', access: 'Quem pode ler' },
  fields: {
    title: 'Título',
    roles: 'Papéis',
    updated_at: 'Alteração',
    summary: 'Resumo',
    body: 'Texto',
    nav_place: 'Lugar na navegação',
    nav_order: 'Posição',
    nav_label: 'Texto do link',
    permissions: 'Permissões',
  },
  hints: {
    nav_place: 'As páginas publicadas que qualquer pessoa pode ler aparecem na hora, nos três idiomas.',
    nav_order: 'De 0 a 99; o menor vem primeiro. Os links do site têm 10, 20, 30…',
    nav_label: 'Vazio: o título.',
    roles: 'Sem papéis nem permissões, qualquer pessoa pode ler.',
  },
  options: {
    nav_place: {
      none: 'Não aparece',
      menu: 'Menu',
      community: 'Rodapé: comunidade',
      take_part: 'Rodapé: participe',
      organisation: 'Rodapé: organização',
      legal: 'Rodapé: legal',
    },
  },
};
