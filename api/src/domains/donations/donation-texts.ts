import type { Locale } from '@enlace/shared-contract/text';

interface Texts {
  readonly receipt: string;
  readonly creditNote: string;
  readonly receipts: (year: number) => string;
  readonly date: string;
  readonly donor: string;
  readonly reason: string;
  readonly once: string;
  readonly monthly: string;
  readonly total: string;
  readonly none: string;
  readonly note: string;
  readonly refundOf: (number: string) => string;
  readonly nothingOpen: string;
  readonly notAPerson: string;
  readonly refundedAlready: string;
  readonly leftToRefund: (amount: string) => string;
  readonly disputed: string;
  /** Reason of a credit note. */
  readonly lostDispute: string;
  /** Reasons of a document that takes a credit note back. */
  readonly refundFailed: string;
  readonly disputeWon: string;
  readonly takenBack: (number: string) => string;
}

export const donationTexts: Readonly<Record<Locale, Texts>> = {
  en: {
    receipt: 'Receipt of a donation',
    creditNote: 'Credit note',
    receipts: (year) => `Donations of ${year}`,
    date: 'Date',
    donor: 'Received from',
    reason: 'Reason',
    once: 'Donation',
    monthly: 'Monthly donation',
    total: 'Total',
    none: 'No donations in this year.',
    note: 'Thank you. Nothing was given in return for this donation.',
    refundOf: (number) => `Refund of receipt ${number}`,
    nothingOpen: 'There is no open payment for this donation.',
    notAPerson: 'Leave this field empty.',
    refundedAlready: 'This donation was refunded already.',
    leftToRefund: (amount) => `At most ${amount} can be refunded.`,
    disputed:
      'The donor’s bank disputes this payment or has taken it back, so it cannot be refunded. Answer an open dispute at Stripe first.',
    lostDispute: 'The bank took the payment back.',
    refundFailed: 'The refund did not reach the card.',
    disputeWon: 'The bank gave the payment back.',
    takenBack: (number) => `Credit for receipt ${number} taken back`,
  },
  es: {
    receipt: 'Recibo de donación',
    creditNote: 'Nota de crédito',
    receipts: (year) => `Donaciones de ${year}`,
    date: 'Fecha',
    donor: 'Recibido de',
    reason: 'Motivo',
    once: 'Donación',
    monthly: 'Donación mensual',
    total: 'Total',
    none: 'Sin donaciones en este año.',
    note: 'Gracias. No se entregó nada a cambio de esta donación.',
    refundOf: (number) => `Reembolso del recibo ${number}`,
    nothingOpen: 'Esta donación no tiene ningún pago abierto.',
    notAPerson: 'Deja este campo vacío.',
    refundedAlready: 'Esta donación ya se reembolsó.',
    leftToRefund: (amount) => `Se pueden reembolsar como máximo ${amount}.`,
    disputed:
      'El banco de quien donó disputa este pago o ya lo recuperó, por eso no se puede reembolsar. Responde primero la disputa abierta en Stripe.',
    lostDispute: 'El banco recuperó el pago.',
    refundFailed: 'El reembolso no llegó a la tarjeta.',
    disputeWon: 'El banco devolvió el pago.',
    takenBack: (number) => `Anulación de la nota de crédito del recibo ${number}`,
  },
  pt: {
    receipt: 'Recibo de doação',
    creditNote: 'Nota de crédito',
    receipts: (year) => `Doações de ${year}`,
    date: 'Data',
    donor: 'Recebido de',
    reason: 'Motivo',
    once: 'Doação',
    monthly: 'Doação mensal',
    total: 'Total',
    none: 'Sem doações neste ano.',
    note: 'Obrigada. Nada foi dado em troca desta doação.',
    refundOf: (number) => `Reembolso do recibo ${number}`,
    nothingOpen: 'Esta doação não tem nenhum pagamento em aberto.',
    notAPerson: 'Deixe este campo vazio.',
    refundedAlready: 'Esta doação já foi reembolsada.',
    leftToRefund: (amount) => `Podem ser reembolsados no máximo ${amount}.`,
    disputed:
      'O banco de quem doou contesta este pagamento ou já o tomou de volta, por isso não pode ser reembolsado. Responda primeiro à contestação aberta na Stripe.',
    lostDispute: 'O banco tomou o pagamento de volta.',
    refundFailed: 'O reembolso não chegou ao cartão.',
    disputeWon: 'O banco devolveu o pagamento.',
    takenBack: (number) => `Anulação da nota de crédito do recibo ${number}`,
  },
};
