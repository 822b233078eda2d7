import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { refundParts } from './refund-values';

/** `amount`: what was paid. */
export const orderPaidWithoutTicketsMail = defineMail({
  template: 'orderPaidWithoutTickets',
  kind: 'receipts',
  ...refundParts,
  link: () => '/events',
  words: {
    en: {
      subject: 'Your payment for {event} is here',
      preheader: 'Your tickets are not ready yet.',
      greeting: 'Hello {name}',
      paragraphs: [
        'We have received your payment of {amount} for {event}, but your tickets could not be made.',
        'The organisers make them now, or give the money back. You need not pay again.',
        '{facts}',
      ],
      button: 'See the events',
      notes: ['You hear from us with the tickets, or with the refund. Questions? Answer this mail.'],
    },
    es: {
      subject: 'Recibimos tu pago para {event}',
      preheader: 'Tus entradas todavía no están listas.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Recibimos tu pago de {amount} para {event}, pero no se pudieron crear tus entradas.',
        'La organización las creará o te devolverá el dinero. No tienes que pagar otra vez.',
        '{facts}',
      ],
      button: 'Ver los eventos',
      notes: ['Te escribiremos con las entradas o con el reembolso. ¿Preguntas? Responde a este correo.'],
    },
    pt: {
      subject: 'Recebemos o seu pagamento para {event}',
      preheader: 'Seus ingressos ainda não estão prontos.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Recebemos o seu pagamento de {amount} para {event}, mas não foi possível criar os ingressos.',
        'A organização vai criá-los ou devolver o dinheiro. Você não precisa pagar de novo.',
        '{facts}',
      ],
      button: 'Ver os eventos',
      notes: ['Escreveremos com os ingressos ou com o reembolso. Dúvidas? Responda a este e-mail.'],
    },
  },
});
