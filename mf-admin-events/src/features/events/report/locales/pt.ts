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
  cancelled: 'Ingressos cancelados',
  detailed: 'Com nome e e-mail',
  step: 'Etapa',
  orders: 'Pedidos',
  share: 'Parte',
  byTicket: 'Por ingresso',
  ticket: 'Ingresso',
  sold: 'Vendidos',
  came: 'Vieram',
  byCode: 'Por código',
  code: 'Código',
  uses: 'Usos',
  discount: 'Economia',
  noShows: 'Quem veio',
  guests: 'Presença',
  people: 'Pessoas',
  missing: 'Não vieram',
  noShowsHint: 'Das pessoas com ingresso válido, pelo registro na porta. Só a organização vê isto.',
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
  driftOfChoice:
    'A opção {id} de uma pergunta tem {sold} lugares vendidos e {held} reservados, mas foram contados {soldNow} e {heldNow}. Avise a equipe técnica.',
  driftOfPool:
    'A cota {id} tem {sold} lugares vendidos e {held} reservados, mas foram contados {soldNow} e {heldNow}. Avise a equipe técnica.',
  driftOfCode:
    'O código {id} tem {sold} lugares vendidos e {held} reservados, mas foram contados {soldNow} e {heldNow}. Avise a equipe técnica.',
  countNow: 'Contar de novo',
  countFailed: 'Não foi possível contar os lugares.',
};
