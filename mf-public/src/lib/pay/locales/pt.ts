import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  notLoaded: 'Não foi possível carregar o formulário do cartão',
  submit: 'Pagar {total}',
  declined: '{reason} Nada foi cobrado; você pode pagar com outro cartão.',
  faults: {
    declined: 'O cartão foi recusado.',
    funds: 'O cartão não tem saldo suficiente.',
    expired: 'O cartão venceu ou a data está incorreta.',
    number: 'O número do cartão está incorreto.',
    code: 'O código de segurança do cartão está incorreto.',
    processing: 'Não foi possível usar o cartão neste momento.',
    bank: 'O seu banco não confirmou o pagamento.',
  },
  network: 'Não houve conexão. Tente de novo quando estiver online.',
};
