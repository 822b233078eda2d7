import { formatMoney, type Locale } from '@enlace/shared-contract/text';

const texts: Readonly<Record<Locale, { readonly all: string; readonly part: string; readonly tickets: string }>> = {
  en: {
    all: 'Order {number}: {amount} now, {sum} in all. The whole payment has gone back.',
    part: 'Order {number}: {amount} now, {sum} of {total} so far. {rest} has not gone back.',
    tickets: 'For these tickets: {tickets}.',
  },
  es: {
    all: 'Pedido {number}: {amount} ahora, {sum} en total. Se devolvió todo lo pagado.',
    part: 'Pedido {number}: {amount} ahora, {sum} de {total} hasta este momento. No se han devuelto {rest}.',
    tickets: 'Por estas entradas: {tickets}.',
  },
  pt: {
    all: 'Pedido {number}: {amount} agora, {sum} no total. Todo o valor pago foi devolvido.',
    part: 'Pedido {number}: {amount} agora, {sum} de {total} até este momento. Não foram devolvidos {rest}.',
    tickets: 'Por estes ingressos: {tickets}.',
  },
};

interface RefundSums {
  /** Of this refund, in minor units. */
  readonly amount: number;
  /** Of all refunds that have gone to the card, this one included. */
  readonly sum: number;
  /** What was paid. */
  readonly total: number;
  readonly currency: string;
  /** Whose price goes back, in words. */
  readonly tickets: readonly string[];
}

/** The order of a refund, its amount, what went back so far, the rest, and its tickets. */
export function refundText(
  number: string,
  { amount, sum, total, currency, tickets }: RefundSums,
  locale: Locale,
): string {
  const money = (value: number): string => formatMoney(locale, value, currency);
  const values: Readonly<Record<string, string>> = {
    number,
    amount: money(amount),
    sum: money(sum),
    total: money(total),
    rest: money(total - sum),
    tickets: tickets.join(', '),
  };
  const { all, part, tickets: ticketsText } = texts[locale];
  const text = [sum >= total ? all : part, ...(tickets.length === 0 ? [] : [ticketsText])].join(' ');
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
