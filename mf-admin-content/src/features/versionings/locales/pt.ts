import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Mudanças de pacotes',
  count_one: '{count} mudança',
  count_other: '{count} mudanças',
  list: 'Mudanças, da mais nova à mais antiga',
  role: 'Papel',
  allRoles: 'Todos os papéis',
  until: 'Até este dia, inclusive',
  show: 'Mostrar',
  clear: 'Limpar filtros',
  toPackages: 'Pacotes',
  someone: 'Alguém que não está mais aqui',
  what: {
    feature: {
      create: '{who} adicionou o recurso {name}',
      update: '{who} mudou o recurso {name}',
      toggle: '{who} ligou ou desligou {name}',
      price: '{who} mudou o recurso {name}',
    },
    package: {
      create: '{who} adicionou o pacote {name}',
      update: '{who} mudou o pacote {name}',
      toggle: '{who} mudou o pacote {name}',
      price: '{who} mudou o preço de {name}',
    },
  },
  field: 'Campo',
  before: 'Antes',
  after: 'Depois',
  nothing: 'nada',
  yes: 'ligado',
  no: 'desligado',
  fields: {
    name: 'Nome',
    description: 'Descrição',
    price: 'Preço',
    data: 'Dado: {name}',
    text: '{field} ({language})',
  },
  package: 'Pacote {id}',
  none: { title: 'Nenhuma mudança', hint: 'Nada mudou neste período para este papel.' },
  failed: { title: 'Não foi possível carregar', hint: 'As mudanças não chegaram.' },
};
