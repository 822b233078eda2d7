import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Minhas doações',
  lead: 'O que você doou com esta conta, com um recibo de cada pagamento.',
  failed: 'Não foi possível carregar as suas doações',
  none: 'Ainda não há doações',
  noneHint: 'As doações que você faz com a sessão iniciada aparecem aqui.',
  give: 'Fazer uma doação',
  once: '{amount}, uma vez',
  monthly: '{amount} por mês',
  states: {
    open: 'Sem pagamento',
    paid: 'Recebida',
    active: 'Continua',
    past_due: 'O último pagamento falhou',
    ended: 'Encerrada',
  },
  next: 'Próximo pagamento: {date}',
  pay: 'Pagar com outro cartão',
  credit: 'Nota de crédito {number}',
  receipt: 'Recibo {number}',
  download: 'Baixar {number} em PDF',
  year: 'Todas as doações de {year} (PDF)',
  end: 'Encerrar a doação',
  endOf: 'Encerrar a doação de {amount} por mês',
  endTitle: 'Encerrar a doação mensal?',
  endText: 'A partir de agora, nada mais é cobrado. Os seus recibos ficam aqui.',
  problem: 'Não funcionou. Tente de novo.',
};
