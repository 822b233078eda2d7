import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Planos e preços',
  lead: 'Participe de graça ou leve a comunidade adiante. Mude ou encerre o plano quando quiser; o que você pagou continua seu.',
  roles: 'Planos para',
  role: {
    latinas: 'Latinas em tecnologia',
    recruiters: 'Recrutadoras',
    allies: 'Pessoas aliadas',
    founders: 'Fundadoras',
    investors: 'Investidoras',
  },
  free: 'Grátis',
  month: 'por mês',
  year: 'por ano',
  before: 'em vez de {price}',
  once: 'primeiro pagamento',
  monthFor: 'por mês, por {count} meses',
  yearFor: 'por ano, por {count} meses',
  choose: 'Escolher {plan}',
  join: 'Participar com {plan}',
  coupon: 'Cupom',
  apply: 'Aplicar',
  applied: 'O cupom {code} está aplicado.',
  couponFailed: 'Não foi possível verificar o cupom. Tente outra vez.',
  compare: 'O que cada plano inclui',
  feature: 'Recurso',
  yes: 'incluído',
  no: 'não incluído',
  none: 'Não há planos no momento.',
};
