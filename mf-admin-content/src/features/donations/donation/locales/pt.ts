import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  facts: {
    title: 'Doação de {name}',
    receipts: 'Recibos',
    history: 'Histórico',
    bank: 'Banco',
    donor: 'Doador',
    email: 'E-mail',
    account: 'Conta',
    hasAccount: 'Tem conta',
    noAccount: 'Sem conta',
    name: 'Nome',
    nameShown: 'Pode receber agradecimento pelo nome',
    nameHidden: 'Anônima para o público',
    message: 'Mensagem',
  },
  disputes: {
    title: 'Contestações',
    due: 'Responder na Stripe até {when}',
    states: { open: 'Aberta', won: 'Ganha', lost: 'Perdida' },
  },
  actions: {
    refund: 'Reembolsou',
    endDonation: 'Encerrou a doação mensal',
    dispute: 'Pagamento contestado',
    loseDispute: 'Contestação perdida',
    winDispute: 'Contestação ganha',
    other: 'Mudou',
  },
};
