import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

const receiptValues = z.object({
  name: z.string(),
  event: z.string(),
  /** Path of the page of the event. */
  path: z.string(),
  number: z.string(),
  /** Tickets, code and total of the order. */
  lines: z.array(z.string()),
  /** What was paid: money in words. */
  amount: z.string(),
  /** Of the payment, in words. */
  when: z.string(),
  organiser: z.string(),
  /** What a cancellation returns. */
  terms: z.string(),
});

/** The receipt of a paid order, to its buyer. */
export const orderPaidMail = defineMail({
  template: 'orderPaid',
  kind: 'receipts',
  values: receiptValues,
  keptValues: ['name', 'event', 'path', 'number', 'lines', 'amount', 'when', 'organiser', 'terms'],
  placeholders: { event: singleLine, organiser: singleLine },
  quotedTexts: ({ lines }) => lines,
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'Receipt for {event}: {amount}',
      preheader: 'Order {number}',
      greeting: 'Thank you, {name}',
      paragraphs: [
        'We have received your payment for {event}. This is your receipt.',
        'Order number: {number}',
        'Paid: {amount}, {when}',
        'Organised by {organiser}',
        '{terms}',
        'What you ordered:',
      ],
      button: 'See the event',
      notes: ['Keep this mail: with the order number, the organisers find your payment.'],
    },
    es: {
      subject: 'Recibo de {event}: {amount}',
      preheader: 'Pedido {number}',
      greeting: 'Gracias, {name}',
      paragraphs: [
        'Recibimos tu pago para {event}. Este es tu recibo.',
        'Número de pedido: {number}',
        'Pagado: {amount}, {when}',
        'Organiza: {organiser}',
        '{terms}',
        'Tu pedido:',
      ],
      button: 'Ver el evento',
      notes: ['Guarda este correo: con el número de pedido, la organización encuentra tu pago.'],
    },
    pt: {
      subject: 'Recibo de {event}: {amount}',
      preheader: 'Pedido {number}',
      greeting: 'Agradecemos, {name}',
      paragraphs: [
        'Recebemos o seu pagamento para {event}. Este é o seu recibo.',
        'Número do pedido: {number}',
        'Pago: {amount}, {when}',
        'Organização: {organiser}',
        '{terms}',
        'O seu pedido:',
      ],
      button: 'Ver o evento',
      notes: ['Guarde este e-mail: com o número do pedido, a organização encontra o seu pagamento.'],
    },
  },
});
