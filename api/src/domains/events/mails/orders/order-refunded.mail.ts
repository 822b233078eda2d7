import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { refundParts } from './refund-values';

/** To the buyer of an order, when the whole amount has gone back. */
export const orderRefundedMail = defineMail({
  template: 'orderRefunded',
  kind: 'receipts',
  ...refundParts,
  link: () => '/events',
  words: {
    en: {
      subject: 'Your refund for {event}',
      preheader: '{amount} is on its way back.',
      greeting: 'Hello {name}',
      paragraphs: ['We have refunded your order for {event}: {amount}.', '{facts}'],
      button: 'See the events',
      notes: ['Banks need up to ten days until the amount is on your account.'],
    },
    es: {
      subject: 'Tu reembolso de {event}',
      preheader: '{amount} está en camino.',
      greeting: 'Hola, {name}',
      paragraphs: ['Hemos reembolsado tu pedido para {event}: {amount}.', '{facts}'],
      button: 'Ver los eventos',
      notes: ['Los bancos tardan hasta diez días en abonar el importe en tu cuenta.'],
    },
    pt: {
      subject: 'Seu reembolso de {event}',
      preheader: '{amount} está a caminho.',
      greeting: 'Olá, {name}',
      paragraphs: ['Reembolsamos o seu pedido para {event}: {amount}.', '{facts}'],
      button: 'Ver os eventos',
      notes: ['Os bancos levam até dez dias para creditar o valor na sua conta.'],
    },
  },
});
