import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  facts: {
    title: 'Doação de {name}',
    receipts: 'Recibos',
    history: 'Histórico',
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
  actions: { refund: 'Reembolsou', endDonation: 'Encerrou a doação mensal', other: 'Mudou' },
};
