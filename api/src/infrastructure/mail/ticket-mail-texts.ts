import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails about a ticket that went to another person or address, in the layout of mails with tickets. */
export type TicketChangeMail = 'ticketTransferred' | 'ticketReceived';

/** Mails about the address or the price of a ticket, without the ticket. */
export type PlainTicketMail =
  'ticketEmailConfirm' | 'ticketEmailChanged' | 'orderRefunded' | 'orderRefundedPartly' | 'orderPaidWithoutTickets';

type Words = Readonly<Record<TicketChangeMail | PlainTicketMail, MailWords>>;

const facts = ['{when}', '{where}'] as const;

const en: Words = {
  ticketTransferred: {
    subject: 'Your ticket for {event} has a new holder',
    preheader: 'The ticket now belongs to {other}.',
    greeting: 'Hello {name}',
    paragraphs: [
      'Your ticket for {event} now belongs to {other}. Its former link and code are no longer valid.',
      ...facts,
    ],
    button: 'See the event',
    notes: ['It was not you? Answer this mail or write to us at once.'],
  },
  ticketReceived: {
    subject: 'You have a ticket for {event}',
    preheader: '{when}',
    greeting: 'You are in, {name}',
    paragraphs: [
      '{other} has given you a ticket for {event}.',
      ...facts,
      'Show the code at the entrance, on paper or on a screen.',
    ],
    button: 'Open my ticket',
    notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
  },
  ticketEmailConfirm: {
    subject: 'Confirm this address for your ticket',
    preheader: 'One step left for {event}.',
    greeting: 'Hello {name}',
    paragraphs: ['Confirm that mails about your ticket for {event} come to this address.'],
    button: 'Confirm this address',
    notes: ['The link is good for a day.', 'You did not ask for this? Then there is nothing to do.'],
  },
  ticketEmailChanged: {
    subject: 'Your ticket for {event} has another address',
    preheader: 'Mails about the ticket no longer come here.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The e-mail address of your ticket for {event} was changed. Mails about it now go to the new address.',
    ],
    button: 'See the events',
    notes: ['It was not you? Answer this mail or write to us at once.'],
  },
  orderRefunded: {
    subject: 'Your refund for {event}',
    preheader: '{amount} is on its way back.',
    greeting: 'Hello {name}',
    paragraphs: ['We have refunded your order for {event}: {amount}.'],
    button: 'See the events',
    notes: ['Banks need up to ten days until the amount is on your account.'],
  },
  orderPaidWithoutTickets: {
    subject: 'Your payment for {event} is here',
    preheader: 'Your tickets are not ready yet.',
    greeting: 'Hello {name}',
    paragraphs: [
      'We have received your payment of {amount} for {event}, but your tickets could not be made.',
      'The organisers make them now, or give the money back. You need not pay again.',
    ],
    button: 'See the events',
    notes: ['You hear from us with the tickets, or with the refund. Questions? Answer this mail.'],
  },
  orderRefundedPartly: {
    subject: 'Part of your order for {event} is refunded',
    preheader: '{amount} is on its way back.',
    greeting: 'Hello {name}',
    paragraphs: [
      'A part of your order for {event} is refunded: {amount}.',
      'Tickets that were not cancelled stay valid.',
    ],
    button: 'See the events',
    notes: ['Banks need up to ten days until the amount is on your account.'],
  },
};

const es: Words = {
  ticketTransferred: {
    subject: 'Tu entrada para {event} tiene otra titular',
    preheader: 'Ahora la entrada es de {other}.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Tu entrada para {event} ahora es de {other}. El enlace y el código anteriores ya no valen.',
      ...facts,
    ],
    button: 'Ver el evento',
    notes: ['¿No fuiste tú? Responde a este correo o escríbenos enseguida.'],
  },
  ticketReceived: {
    subject: 'Tienes una entrada para {event}',
    preheader: '{when}',
    greeting: 'Ya tienes tu lugar, {name}',
    paragraphs: [
      '{other} te ha pasado una entrada para {event}.',
      ...facts,
      'Muestra el código a la entrada, en papel o en una pantalla.',
    ],
    button: 'Abrir mi entrada',
    notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
  },
  ticketEmailConfirm: {
    subject: 'Confirma esta dirección para tu entrada',
    preheader: 'Solo falta un paso para {event}.',
    greeting: 'Hola, {name}',
    paragraphs: ['Confirma que los correos sobre tu entrada para {event} lleguen a esta dirección.'],
    button: 'Confirmar esta dirección',
    notes: ['El enlace vale un día.', '¿No lo pediste? Entonces no tienes que hacer nada.'],
  },
  ticketEmailChanged: {
    subject: 'Tu entrada para {event} tiene otra dirección',
    preheader: 'Los correos sobre la entrada ya no llegan aquí.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Se cambió la dirección de correo de tu entrada para {event}. Los correos llegan ahora a la dirección nueva.',
    ],
    button: 'Ver los eventos',
    notes: ['¿No fuiste tú? Responde a este correo o escríbenos enseguida.'],
  },
  orderRefunded: {
    subject: 'Tu reembolso de {event}',
    preheader: '{amount} está en camino.',
    greeting: 'Hola, {name}',
    paragraphs: ['Hemos reembolsado tu pedido para {event}: {amount}.'],
    button: 'Ver los eventos',
    notes: ['Los bancos tardan hasta diez días en abonar el importe en tu cuenta.'],
  },
  orderPaidWithoutTickets: {
    subject: 'Recibimos tu pago para {event}',
    preheader: 'Tus entradas todavía no están listas.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Recibimos tu pago de {amount} para {event}, pero no se pudieron crear tus entradas.',
      'La organización las creará o te devolverá el dinero. No tienes que pagar otra vez.',
    ],
    button: 'Ver los eventos',
    notes: ['Te escribiremos con las entradas o con el reembolso. ¿Preguntas? Responde a este correo.'],
  },
  orderRefundedPartly: {
    subject: 'Reembolso parcial de {event}',
    preheader: '{amount} está en camino.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Se reembolsó una parte de tu pedido para {event}: {amount}.',
      'Las entradas que no se cancelaron siguen siendo válidas.',
    ],
    button: 'Ver los eventos',
    notes: ['Los bancos tardan hasta diez días en abonar el importe en tu cuenta.'],
  },
};

const pt: Words = {
  ticketTransferred: {
    subject: 'Seu ingresso para {event} mudou de titular',
    preheader: 'Agora o ingresso é de {other}.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O seu ingresso para {event} agora é de {other}. O link e o código anteriores não valem mais.',
      ...facts,
    ],
    button: 'Ver o evento',
    notes: ['Não foi você? Responda a este e-mail ou escreva para nós imediatamente.'],
  },
  ticketReceived: {
    subject: 'Você tem um ingresso para {event}',
    preheader: '{when}',
    greeting: 'Seu lugar está garantido, {name}',
    paragraphs: [
      '{other} passou para você um ingresso para {event}.',
      ...facts,
      'Mostre o código na entrada, em papel ou na tela.',
    ],
    button: 'Abrir meu ingresso',
    notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
  },
  ticketEmailConfirm: {
    subject: 'Confirme este endereço para o seu ingresso',
    preheader: 'Falta só um passo para {event}.',
    greeting: 'Olá, {name}',
    paragraphs: ['Confirme que os e-mails sobre o seu ingresso para {event} cheguem a este endereço.'],
    button: 'Confirmar este endereço',
    notes: ['O link vale um dia.', 'Não pediu isso? Então não precisa fazer nada.'],
  },
  ticketEmailChanged: {
    subject: 'Seu ingresso para {event} tem outro endereço',
    preheader: 'Os e-mails sobre o ingresso não chegam mais aqui.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O endereço de e-mail do seu ingresso para {event} foi alterado. Os e-mails agora vão para o novo endereço.',
    ],
    button: 'Ver os eventos',
    notes: ['Não foi você? Responda a este e-mail ou escreva para nós imediatamente.'],
  },
  orderRefunded: {
    subject: 'Seu reembolso de {event}',
    preheader: '{amount} está a caminho.',
    greeting: 'Olá, {name}',
    paragraphs: ['Reembolsamos o seu pedido para {event}: {amount}.'],
    button: 'Ver os eventos',
    notes: ['Os bancos levam até dez dias para creditar o valor na sua conta.'],
  },
  orderPaidWithoutTickets: {
    subject: 'Recebemos o seu pagamento para {event}',
    preheader: 'Seus ingressos ainda não estão prontos.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Recebemos o seu pagamento de {amount} para {event}, mas não foi possível criar os ingressos.',
      'A organização vai criá-los ou devolver o dinheiro. Você não precisa pagar de novo.',
    ],
    button: 'Ver os eventos',
    notes: ['Escreveremos com os ingressos ou com o reembolso. Dúvidas? Responda a este e-mail.'],
  },
  orderRefundedPartly: {
    subject: 'Reembolso parcial de {event}',
    preheader: '{amount} está a caminho.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Uma parte do seu pedido para {event} foi reembolsada: {amount}.',
      'Os ingressos que não foram cancelados continuam válidos.',
    ],
    button: 'Ver os eventos',
    notes: ['Os bancos levam até dez dias para creditar o valor na sua conta.'],
  },
};

export const ticketChangeWords: Readonly<Record<Locale, Words>> = { en, es, pt };
