import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { refundParts } from './refund-values';

/** To the buyer of an order, when a part of the amount has gone back. */
export const orderRefundedPartlyMail = defineMail({
  template: 'orderRefundedPartly',
  kind: 'receipts',
  ...refundParts,
  link: () => '/events',
  words: {
    en: {
      subject: 'Part of your order for {event} is refunded',
      preheader: '{amount} is on its way back.',
      greeting: 'Hello {name}',
      paragraphs: [
        'A part of your order for {event} is refunded: {amount}.',
        '{facts}',
        'Tickets that were not cancelled stay valid.',
      ],
      button: 'See the events',
      notes: ['Banks need up to ten days until the amount is on your account.'],
    },
    es: {
      subject: 'Reembolso parcial de {event}',
      preheader: '{amount} está en camino.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Se reembolsó una parte de tu pedido para {event}: {amount}.',
        '{facts}',
        'Las entradas que no se cancelaron siguen siendo válidas.',
      ],
      button: 'Ver los eventos',
      notes: ['Los bancos tardan hasta diez días en abonar el importe en tu cuenta.'],
    },
    pt: {
      subject: 'Reembolso parcial de {event}',
      preheader: '{amount} está a caminho.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Uma parte do seu pedido para {event} foi reembolsada: {amount}.',
        '{facts}',
        'Os ingressos que não foram cancelados continuam válidos.',
      ],
      button: 'Ver os eventos',
      notes: ['Os bancos levam até dez dias para creditar o valor na sua conta.'],
    },
  },
});
