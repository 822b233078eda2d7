import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Fundadoras',
  lead: 'Tiveram a ideia e depois fizeram todo o resto. Integrantes que começaram a própria empresa.',
  search: 'Nome',
  order: 'Ordem',
  orders: { name: 'Nome, de A a Z', newest: 'Mais novas primeiro', company: 'Empresa, de A a Z' },
  show: 'Buscar',
  loading: 'Carregando fundadoras',
  count_one: '{count} fundadora',
  count_other: '{count} fundadoras',
  none: 'Ninguém por aqui',
  noneHint: 'Nenhuma fundadora com esse nome aparece aqui. Talvez ela tenha preferido ser vista só pelas integrantes.',
  all: 'Todas as fundadoras',
  of: 'Fundadora da {company}',
  linkedin: '{name} no LinkedIn',
  join: 'Você também começou algo?',
  joinLink: 'Cadastrar-me como fundadora',
  investors: 'Conheça as investidoras',
};
