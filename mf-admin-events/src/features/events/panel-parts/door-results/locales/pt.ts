import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  ok: 'Entrada registrada',
  already: 'Já tinha entrado',
  replaced: 'Vale no lugar de uma entrada posterior',
  cancelled: 'O ingresso estava cancelado',
  unpaid: 'Não pago',
  refunded: 'Reembolsado',
  not_approved: 'Não aprovado',
  wrong_ticket: 'Ingresso de outro evento',
  not_on_list: 'Não é para esta porta',
  unknown: 'Código desconhecido',
  transferred: 'Código anterior a uma transferência',
  not_yet_open: 'A lista ainda não estava aberta',
  closed: 'A lista estava fechada',
  undone: 'A entrada foi anulada',
  not_taken: 'Ilegível, ou a conta não tem permissão',
};
