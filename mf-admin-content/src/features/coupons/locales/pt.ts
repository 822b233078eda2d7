import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Cupons',
  count_one: '{count} cupom',
  count_other: '{count} cupons',
  detail: 'Descontos nos pagamentos de um plano: o primeiro, os de alguns meses ou todos.',
  add: 'Adicionar um cupom',
  search: 'Buscar código',
  find: 'Buscar',
  viewsLabel: 'Cupons por estado',
  views: {
    all: 'Todos ({count})',
    usable: 'Válidos ({count})',
    over: 'Encerrados ({count})',
  },
  columns: {
    code: 'Código',
    reduction: 'Desconto',
    duration: 'Duração',
    plans: 'Planos',
    uses: 'Usos',
    expires: 'Válido até',
    state: 'Estado',
  },
  states: {
    usable: 'Válido',
    expired: 'Encerrado',
    used_up: 'Esgotado',
  },
  durations: {
    once: 'Primeiro pagamento',
    repeating: 'Alguns meses',
    forever: 'Todos os pagamentos',
  },
  months_one: '{count} mês',
  months_other: '{count} meses',
  allPlans: 'Todos os planos',
  allOf: 'Todos os planos de {role}',
  usesOf: '{uses} de {most}',
  from: 'a partir de {amount}',
  noEnd: 'Sem fim',
  empty: {
    title: 'Ainda não há cupons',
    hint: 'Adicione um e as pessoas digitam o código ao escolher um plano.',
    noMatch: 'Nenhum cupom corresponde',
    noMatchHint: 'Tente outro código ou limpe a busca.',
  },
  clear: 'Limpar a busca',
  failed: {
    title: 'Não foi possível carregar',
    hint: 'Os cupons não chegaram.',
  },
  edit: 'Alterar {code}',
  end: 'Encerrar {code}',
  remove: 'Excluir {code}',
};
