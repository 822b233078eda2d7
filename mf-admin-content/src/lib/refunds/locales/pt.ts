import type { texts as en } from './en';

export const texts: typeof en = {
  refund: 'Reembolsar',
  refundOf: 'Reembolsar {number}',
  title: 'Reembolsar {number}?',
  left: 'Até {amount} podem voltar para o cartão. É emitida uma nota de crédito com número próprio.',
  how: 'Quanto',
  all: 'Tudo o que resta',
  part: 'Uma parte',
  amount: 'Valor em {currency}',
  amountWrong: 'Digite um valor de até {amount}.',
  reason: 'Motivo',
  reasonHint: 'A nota de crédito mostra isso.',
  needed: 'Preencha este campo.',
  notDone: 'Não funcionou. Tente de novo.',
  done: 'O reembolso está a caminho.',
  reversal: 'Nota de crédito anulada',
  creditNote: 'Nota de crédito',
  onTheirWay: 'Reembolsos a caminho',
  states: { requested: 'A caminho', succeeded: 'Enviado', failed: 'Recusado pelo banco' },
};
