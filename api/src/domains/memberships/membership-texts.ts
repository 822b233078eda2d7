import type { Locale } from '@enlace/shared-contract/text';

import type { ChangeConflict } from './change/find-target';

export type TreasuryConflict =
  | 'NOT_PAST_DUE'
  | 'PAID_MEANWHILE'
  | 'PAYS_ALREADY'
  | 'REFUNDED_ALREADY'
  | 'DISPUTED'
  | 'HAS_PLAN'
  | 'PRICE_EDITED'
  | 'PRICE_CHANGE_RUNNING'
  | 'PRICE_CHANGE_OVER'
  | 'NO_OTHER_PRICE';

export type CardFault =
  'declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'authentication_required';

/** Names as alternatives, e.g. `Root, Branch or Tree`. */
const namesIn = (locale: Locale, plans: readonly { readonly name: string }[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(plans.map(({ name }) => name));

interface Texts {
  /** The refusal of what the plan does not include, or no longer when its limit is reached. */
  readonly planRequired: (feature: string, limit: number | null, plans: readonly { readonly name: string }[]) => string;
  readonly unknownPlan: string;
  readonly otherCurrency: string;
  readonly foreignQuote: string;
  readonly noCard: string;
  readonly noSubscription: string;
  readonly conflicts: Readonly<Record<ChangeConflict, string>>;
  readonly cardFaults: Readonly<Record<CardFault, string>>;
  readonly unusedTime: string;
  readonly restOfPeriod: (plan: string) => string;
  readonly coupon: (code: string) => string;
  /** Of a coupon that goes on with the plan. */
  readonly reduction: string;
  readonly termsChanged: string;
  readonly quoteChanged: (before: string, after: string) => string;
  readonly file: {
    readonly invoice: string;
    readonly creditNote: string;
    readonly receipts: (year: number) => string;
    readonly billedTo: string;
    readonly taxId: string;
    readonly address: string;
    readonly date: string;
    readonly total: string;
    readonly period: string;
    readonly none: string;
    readonly reversal: string;
    readonly refundOf: (number: string) => string;
    readonly reversalOf: (creditNote: string) => string;
    readonly refundFailed: string;
    readonly refundedAtStripe: string;
    readonly reason: string;
  };
  /** A price with its interval. */
  readonly pricePer: Readonly<Record<'month' | 'year', (price: string) => string>>;
  readonly treasury: Readonly<Record<TreasuryConflict, string>> & {
    readonly unknownPlan: string;
    readonly wrongEnd: (days: number) => string;
    readonly leftToRefund: (amount: string) => string;
  };
}

export const membershipTexts: Readonly<Record<Locale, Texts>> = {
  en: {
    planRequired: (feature, limit, plans) => {
      const names = namesIn('en', plans);
      if (limit === null)
        return plans.length === 0
          ? `No plan has “${feature}” at the moment.`
          : `“${feature}” is part of the plan ${names}.`;
      return plans.length === 0
        ? `You have used all ${limit} of “${feature}”.`
        : `You have used all ${limit} of “${feature}”. The plan ${names} has more.`;
    },
    unknownPlan: 'This plan is not for you.',
    otherCurrency: 'This plan is paid in another currency. End your present plan first.',
    foreignQuote: 'This quote belongs to another change. Please ask for a new one.',
    noCard: 'Please add a card first. Nothing was charged.',
    noSubscription: 'You have no paid plan.',
    conflicts: {
      PAST_DUE: 'The last payment is open. Update your card first.',
      ENDING: 'Your plan is about to end. Resume it first.',
      CHANGE_PENDING: 'A change is planned already. Undo it first.',
      CHANGE_RUNNING: 'Another change of your plan is being made. Please wait a moment, then look at your plan.',
      CHANGED_MEANWHILE: 'Your plan was changed meanwhile. Nothing was charged for this one. Look at your plan first.',
    },
    cardFaults: {
      declined: 'Your bank declined the card. Nothing was charged. Try another card.',
      insufficient_funds: 'There is not enough money on the card. Nothing was charged.',
      expired_card: 'The card has expired. Nothing was charged.',
      incorrect_cvc: 'The security code is wrong. Nothing was charged.',
      authentication_required: 'Your bank asks you to confirm. Nothing was charged.',
    },
    unusedTime: 'Unused time of your present plan',
    restOfPeriod: (plan) => `${plan}, until the end of this period`,
    coupon: (code) => `Coupon ${code}`,
    reduction: 'Reduction of your coupon',
    termsChanged: 'The price of the next payments has changed. Please look at it and confirm again.',
    quoteChanged: (before, after) => `The price changed from ${before} to ${after}. Please confirm again.`,
    file: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      receipts: (year) => `Payments of ${year}`,
      billedTo: 'Billed to',
      taxId: 'Tax ID',
      address: 'Address',
      date: 'Date',
      total: 'Total',
      period: 'Period',
      none: 'No payments in this year.',
      reversal: 'Cancelled credit note',
      refundOf: (number) => `Refund of invoice ${number}`,
      reversalOf: (creditNote) => `Credit note ${creditNote} is cancelled`,
      refundFailed: 'The bank sent the refund back.',
      refundedAtStripe: 'Refunded directly at the payment service.',
      reason: 'Reason',
    },
    pricePer: { month: (price) => `${price} a month`, year: (price) => `${price} a year` },
    treasury: {
      HAS_PLAN:
        'This account has a plan that runs. Keep this account and merge the other one into it, or end the plan first.',
      NOT_PAST_DUE: 'No payment of this member is open.',
      PAID_MEANWHILE: 'The member has paid in the meantime.',
      PAYS_ALREADY: 'This member pays for a plan. The plan has to end before another one can be given.',
      REFUNDED_ALREADY: 'All of this invoice has gone back.',
      PRICE_EDITED: 'The price of the package was edited in the meantime. Look at the list again.',
      PRICE_CHANGE_RUNNING: 'A price change of this package is running. Take it back first.',
      PRICE_CHANGE_OVER: 'This price change is over.',
      NO_OTHER_PRICE: 'All members of this package pay its price already.',
      DISPUTED:
        'The member’s bank disputes this payment, so it cannot be refunded. Answer the dispute at Stripe first.',
      unknownPlan: 'Choose a paid plan of a role of this member.',
      wrongEnd: (days) => `Choose a day in the next ${days} days.`,
      leftToRefund: (amount) => `At most ${amount} can go back.`,
    },
  },
  es: {
    planRequired: (feature, limit, plans) => {
      const names = namesIn('es', plans);
      if (limit === null)
        return plans.length === 0
          ? `Ningún plan tiene «${feature}» por ahora.`
          : `«${feature}» es parte del plan ${names}.`;
      return plans.length === 0
        ? `Ya usaste los ${limit} de «${feature}».`
        : `Ya usaste los ${limit} de «${feature}». El plan ${names} tiene más.`;
    },
    unknownPlan: 'Este plan no es para ti.',
    otherCurrency: 'Este plan se paga en otra moneda. Termina primero tu plan actual.',
    foreignQuote: 'Este presupuesto es de otro cambio. Pide uno nuevo, por favor.',
    noCard: 'Agrega primero una tarjeta. No se cobró nada.',
    noSubscription: 'No tienes ningún plan de pago.',
    conflicts: {
      PAST_DUE: 'El último pago está pendiente. Actualiza primero tu tarjeta.',
      ENDING: 'Tu plan está por terminar. Reactívalo primero.',
      CHANGE_PENDING: 'Ya hay un cambio previsto. Deshazlo primero.',
      CHANGE_RUNNING: 'Otro cambio de tu plan está en curso. Espera un momento y revisa tu plan.',
      CHANGED_MEANWHILE: 'Tu plan cambió mientras tanto. Por este cambio no se cobró nada. Revisa primero tu plan.',
    },
    cardFaults: {
      declined: 'Tu banco rechazó la tarjeta. No se cobró nada. Prueba con otra tarjeta.',
      insufficient_funds: 'La tarjeta no tiene fondos suficientes. No se cobró nada.',
      expired_card: 'La tarjeta está vencida. No se cobró nada.',
      incorrect_cvc: 'El código de seguridad no es correcto. No se cobró nada.',
      authentication_required: 'Tu banco te pide confirmar. No se cobró nada.',
    },
    unusedTime: 'Tiempo sin usar de tu plan actual',
    restOfPeriod: (plan) => `${plan}, hasta el fin de este periodo`,
    coupon: (code) => `Cupón ${code}`,
    reduction: 'Descuento de tu cupón',
    termsChanged: 'El precio de los próximos pagos cambió. Revísalo y confirma otra vez, por favor.',
    quoteChanged: (before, after) => `El precio cambió de ${before} a ${after}. Confirma otra vez, por favor.`,
    file: {
      invoice: 'Factura',
      creditNote: 'Nota de crédito',
      receipts: (year) => `Pagos de ${year}`,
      billedTo: 'Facturado a',
      taxId: 'Identificación fiscal',
      address: 'Dirección',
      date: 'Fecha',
      total: 'Total',
      period: 'Periodo',
      none: 'No hay pagos en este año.',
      reversal: 'Nota de crédito anulada',
      refundOf: (number) => `Reembolso de la factura ${number}`,
      reversalOf: (creditNote) => `La nota de crédito ${creditNote} queda anulada`,
      refundFailed: 'El banco devolvió el reembolso.',
      refundedAtStripe: 'Reembolsado directamente en el servicio de pagos.',
      reason: 'Motivo',
    },
    pricePer: { month: (price) => `${price} al mes`, year: (price) => `${price} al año` },
    treasury: {
      HAS_PLAN:
        'Esta cuenta tiene un plan en curso. Conserva esta cuenta y fusiona la otra en ella, o termina primero el plan.',
      NOT_PAST_DUE: 'Esta persona no tiene ningún pago pendiente.',
      PAID_MEANWHILE: 'La persona pagó mientras tanto.',
      PAYS_ALREADY: 'Esta persona paga un plan. El plan tiene que terminar antes de dar otro.',
      REFUNDED_ALREADY: 'Ya se devolvió toda esta factura.',
      PRICE_EDITED: 'Mientras tanto se editó el precio del paquete. Revisa la lista otra vez.',
      PRICE_CHANGE_RUNNING: 'Ya hay un cambio de precio en curso para este paquete. Deshazlo primero.',
      PRICE_CHANGE_OVER: 'Este cambio de precio ya terminó.',
      NO_OTHER_PRICE: 'Todas las personas de este paquete ya pagan su precio.',
      DISPUTED:
        'El banco de la persona disputa este pago, por eso no se puede reembolsar. Responde primero la disputa en Stripe.',
      unknownPlan: 'Elige un plan de pago de un rol de esta persona.',
      wrongEnd: (days) => `Elige un día dentro de los próximos ${days} días.`,
      leftToRefund: (amount) => `Se pueden devolver como máximo ${amount}.`,
    },
  },
  pt: {
    planRequired: (feature, limit, plans) => {
      const names = namesIn('pt', plans);
      if (limit === null)
        return plans.length === 0
          ? `Nenhum plano tem “${feature}” no momento.`
          : `“${feature}” faz parte do plano ${names}.`;
      return plans.length === 0
        ? `Você já usou os ${limit} de “${feature}”.`
        : `Você já usou os ${limit} de “${feature}”. O plano ${names} tem mais.`;
    },
    unknownPlan: 'Este plano não é para você.',
    otherCurrency: 'Este plano é pago em outra moeda. Encerre primeiro o seu plano atual.',
    foreignQuote: 'Este orçamento é de outra mudança. Peça um novo, por favor.',
    noCard: 'Adicione primeiro um cartão. Nada foi cobrado.',
    noSubscription: 'Você não tem plano pago.',
    conflicts: {
      PAST_DUE: 'O último pagamento está em aberto. Atualize primeiro o seu cartão.',
      ENDING: 'O seu plano está para terminar. Reative-o primeiro.',
      CHANGE_PENDING: 'Já há uma mudança prevista. Desfaça-a primeiro.',
      CHANGE_RUNNING: 'Outra mudança do seu plano está em andamento. Espere um momento e veja o seu plano.',
      CHANGED_MEANWHILE:
        'O seu plano mudou nesse meio-tempo. Nada foi cobrado por esta mudança. Veja primeiro o seu plano.',
    },
    cardFaults: {
      declined: 'O seu banco recusou o cartão. Nada foi cobrado. Tente outro cartão.',
      insufficient_funds: 'O cartão não tem saldo suficiente. Nada foi cobrado.',
      expired_card: 'O cartão venceu. Nada foi cobrado.',
      incorrect_cvc: 'O código de segurança está incorreto. Nada foi cobrado.',
      authentication_required: 'O seu banco pede que você confirme. Nada foi cobrado.',
    },
    unusedTime: 'Tempo não usado do seu plano atual',
    restOfPeriod: (plan) => `${plan}, até o fim deste período`,
    coupon: (code) => `Cupom ${code}`,
    reduction: 'Desconto do seu cupom',
    termsChanged: 'O preço dos próximos pagamentos mudou. Confira e confirme outra vez, por favor.',
    quoteChanged: (before, after) => `O preço mudou de ${before} para ${after}. Confirme outra vez, por favor.`,
    file: {
      invoice: 'Fatura',
      creditNote: 'Nota de crédito',
      receipts: (year) => `Pagamentos de ${year}`,
      billedTo: 'Faturado para',
      taxId: 'Identificação fiscal',
      address: 'Endereço',
      date: 'Data',
      total: 'Total',
      period: 'Período',
      none: 'Não há pagamentos neste ano.',
      reversal: 'Nota de crédito anulada',
      refundOf: (number) => `Reembolso da fatura ${number}`,
      reversalOf: (creditNote) => `A nota de crédito ${creditNote} fica anulada`,
      refundFailed: 'O banco devolveu o reembolso.',
      refundedAtStripe: 'Reembolsado diretamente no serviço de pagamentos.',
      reason: 'Motivo',
    },
    pricePer: { month: (price) => `${price} por mês`, year: (price) => `${price} por ano` },
    treasury: {
      HAS_PLAN:
        'Esta conta tem um plano em curso. Mantenha esta conta e junte a outra a ela, ou encerre o plano primeiro.',
      NOT_PAST_DUE: 'Esta pessoa não tem nenhum pagamento em aberto.',
      PAID_MEANWHILE: 'A pessoa pagou nesse meio tempo.',
      PAYS_ALREADY: 'Esta pessoa paga um plano. O plano precisa terminar antes de dar outro.',
      REFUNDED_ALREADY: 'Toda esta fatura já foi devolvida.',
      PRICE_EDITED: 'O preço do pacote foi editado nesse meio tempo. Confira a lista de novo.',
      PRICE_CHANGE_RUNNING: 'Já há uma mudança de preço em curso para este pacote. Desfaça-a primeiro.',
      PRICE_CHANGE_OVER: 'Esta mudança de preço já terminou.',
      NO_OTHER_PRICE: 'Todas as pessoas deste pacote já pagam o preço dele.',
      DISPUTED:
        'O banco da pessoa contesta este pagamento, por isso ele não pode ser reembolsado. Responda primeiro a contestação no Stripe.',
      unknownPlan: 'Escolha um plano pago de uma função desta pessoa.',
      wrongEnd: (days) => `Escolha um dia nos próximos ${days} dias.`,
      leftToRefund: (amount) => `No máximo ${amount} podem ser devolvidos.`,
    },
  },
};
