import type { texts as en } from './en';

export const texts: typeof en = {
  refund: 'Reembolsar',
  refundOf: 'Reembolsar {number}',
  title: '¿Reembolsar {number}?',
  left: 'Pueden volver a la tarjeta hasta {amount}. Se emite una nota de crédito con su número.',
  how: 'Cuánto',
  all: 'Todo lo que queda',
  part: 'Una parte',
  amount: 'Importe en {currency}',
  amountWrong: 'Escribe un importe de hasta {amount}.',
  reason: 'Motivo',
  reasonHint: 'La nota de crédito lo muestra.',
  needed: 'Completa este campo.',
  notDone: 'No funcionó. Inténtalo de nuevo.',
  done: 'El reembolso está en camino.',
  reversal: 'Nota de crédito anulada',
  creditNote: 'Nota de crédito',
  onTheirWay: 'Reembolsos en camino',
  states: { requested: 'En camino', succeeded: 'Enviado', failed: 'Rechazado por el banco' },
};
