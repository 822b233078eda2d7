import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  notLoaded: 'Não foi possível carregar o formulário do cartão',
  card: 'Número do cartão',
  sandbox: 'Este é um site de teste: nenhum dinheiro é movido. Use o cartão de teste 4242 4242 4242 4242.',
  missing: 'Escreva o número completo do cartão.',
  submit: 'Pagar {total}',
  declined: 'O cartão foi recusado: {reason} Nada foi cobrado; você pode pagar com outro cartão.',
  bank: 'O seu banco pede que você confirme este pagamento.',
  confirm: 'Confirmar o pagamento',
  refuse: 'Não confirmar',
  network: 'Não houve conexão. Tente de novo quando estiver online.',
};
