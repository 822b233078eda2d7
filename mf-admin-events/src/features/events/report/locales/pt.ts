import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  sales: 'Vendas por dia',
  day: 'Dia',
  tickets: 'Ingressos',
  amount: 'Valor',
  none: 'Ainda não há vendas',
  noneHint: 'Aqui aparece cada dia com vendas.',
  funnel: 'Da compra ao ingresso',
  begun: 'Compras iniciadas',
  held: 'Em compra agora',
  givenUp: 'Abandonadas ou expiradas',
  confirmed: 'Pedidos com ingressos',
  valid: 'Ingressos válidos',
  cancelled: 'Ingressos cancelados',
  money: 'Dinheiro',
  paid: 'Pago com cartão',
  refunded: 'Reembolsado',
  net: 'Resta',
  seats: 'Lugares',
  countedAt: 'Contados em {time}; todas as noites e quando você pedir.',
  notCounted: 'Os lugares ainda não foram contados.',
  seatsAgree: 'Os lugares deste evento coincidem com os seus ingressos.',
  driftOfEvent:
    'O evento tem {sold} lugares vendidos e {held} reservados, mas foram contados {soldNow} e {heldNow}. Avise a equipe técnica.',
  driftOfTicket:
    'O ingresso {id} tem {sold} lugares vendidos e {held} reservados, mas foram contados {soldNow} e {heldNow}. Avise a equipe técnica.',
  countNow: 'Contar de novo',
  countFailed: 'Não foi possível contar os lugares.',
};
