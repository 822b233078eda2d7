import type { MailWords } from './mail-texts';
import { type ApprovalMail, approvalWords } from './approval-mail-texts';
import { type TicketChangeMail, ticketChangeWords } from './ticket-mail-texts';

/** Mails about tickets of events. */
export type EventMailTemplate =
  | 'ticketConfirmed'
  | 'ticketResent'
  | 'ticketCancelled'
  | 'ticketTransferred'
  | 'ticketReceived'
  | 'ticketPending'
  | 'ticketApproved'
  | 'ticketRefused'
  | 'eventChanged'
  | 'eventCancelled'
  | 'eventReminder';

type Words = Readonly<Record<Exclude<EventMailTemplate, TicketChangeMail | ApprovalMail>, MailWords>>;

const facts = ['{when}', '{where}'] as const;

const en: Words = {
  ticketConfirmed: {
    subject: 'Your ticket for {event}',
    preheader: '{when}',
    greeting: 'You are in, {name}',
    paragraphs: [
      'Here is your ticket for {event}.',
      ...facts,
      'Show the code at the entrance, on paper or on a screen.',
    ],
    button: 'Open my ticket',
    notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
  },
  ticketResent: {
    subject: 'Your ticket for {event}, once more',
    preheader: '{when}',
    greeting: 'Hello {name}',
    paragraphs: ['Here is your ticket for {event} again.', ...facts],
    button: 'Open my ticket',
    notes: ['You did not ask for this mail? Then there is nothing to do.'],
  },
  ticketCancelled: {
    subject: 'Your ticket for {event} is cancelled',
    preheader: 'The seat is free for another person.',
    greeting: 'Hello {name}',
    paragraphs: ['Your ticket for {event} is cancelled, and its code is no longer valid.', ...facts],
    button: 'See the event',
    notes: ['You did not cancel it? Answer this mail or write to us.'],
  },
  eventChanged: {
    subject: 'Changed: {event}',
    preheader: 'New: {when}',
    greeting: 'Hello {name}',
    paragraphs: ['{event}, for which you have a ticket, has changed. This is the plan now:', ...facts],
    button: 'Open my ticket',
    notes: ['Your ticket stays valid. You cannot come any more? Open your ticket and cancel it.'],
  },
  eventCancelled: {
    subject: 'Cancelled: {event}',
    preheader: 'The event does not take place.',
    greeting: 'Hello {name}',
    paragraphs: ['We are sorry: {event} does not take place.', ...facts, '{money}'],
    button: 'See the event',
    notes: ['There is nothing to do.'],
  },
  eventReminder: {
    subject: '{event} is coming up',
    preheader: '{when}',
    greeting: 'See you soon, {name}',
    paragraphs: ['{event} is coming up, and you have a ticket.', ...facts],
    button: 'Open my ticket',
    notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
  },
};

const es: Words = {
  ticketConfirmed: {
    subject: 'Tu entrada para {event}',
    preheader: '{when}',
    greeting: 'Ya tienes tu lugar, {name}',
    paragraphs: [
      'Aquí está tu entrada para {event}.',
      ...facts,
      'Muestra el código a la entrada, en papel o en una pantalla.',
    ],
    button: 'Abrir mi entrada',
    notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
  },
  ticketResent: {
    subject: 'Tu entrada para {event}, otra vez',
    preheader: '{when}',
    greeting: 'Hola, {name}',
    paragraphs: ['Aquí está de nuevo tu entrada para {event}.', ...facts],
    button: 'Abrir mi entrada',
    notes: ['¿No pediste este correo? Entonces no tienes que hacer nada.'],
  },
  ticketCancelled: {
    subject: 'Tu entrada para {event} está cancelada',
    preheader: 'El lugar queda libre para otra persona.',
    greeting: 'Hola, {name}',
    paragraphs: ['Tu entrada para {event} está cancelada y su código ya no vale.', ...facts],
    button: 'Ver el evento',
    notes: ['¿No la cancelaste tú? Responde a este correo o escríbenos.'],
  },
  eventChanged: {
    subject: 'Cambios: {event}',
    preheader: 'Nuevo: {when}',
    greeting: 'Hola, {name}',
    paragraphs: ['{event}, para el que tienes una entrada, ha cambiado. Este es el plan ahora:', ...facts],
    button: 'Abrir mi entrada',
    notes: ['Tu entrada sigue siendo válida. ¿Ya no puedes venir? Abre tu entrada y cancélala.'],
  },
  eventCancelled: {
    subject: 'Cancelado: {event}',
    preheader: 'El evento no se celebra.',
    greeting: 'Hola, {name}',
    paragraphs: ['Lo sentimos: {event} no se celebra.', ...facts, '{money}'],
    button: 'Ver el evento',
    notes: ['No tienes que hacer nada.'],
  },
  eventReminder: {
    subject: 'Se acerca {event}',
    preheader: '{when}',
    greeting: 'Hasta pronto, {name}',
    paragraphs: ['Se acerca {event} y tienes una entrada.', ...facts],
    button: 'Abrir mi entrada',
    notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
  },
};

const pt: Words = {
  ticketConfirmed: {
    subject: 'Seu ingresso para {event}',
    preheader: '{when}',
    greeting: 'Seu lugar está garantido, {name}',
    paragraphs: [
      'Aqui está o seu ingresso para {event}.',
      ...facts,
      'Mostre o código na entrada, em papel ou na tela.',
    ],
    button: 'Abrir meu ingresso',
    notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
  },
  ticketResent: {
    subject: 'Seu ingresso para {event}, mais uma vez',
    preheader: '{when}',
    greeting: 'Olá, {name}',
    paragraphs: ['Aqui está de novo o seu ingresso para {event}.', ...facts],
    button: 'Abrir meu ingresso',
    notes: ['Você não pediu este e-mail? Então não precisa fazer nada.'],
  },
  ticketCancelled: {
    subject: 'Seu ingresso para {event} foi cancelado',
    preheader: 'O lugar fica livre para outra pessoa.',
    greeting: 'Olá, {name}',
    paragraphs: ['O seu ingresso para {event} foi cancelado, e o código não vale mais.', ...facts],
    button: 'Ver o evento',
    notes: ['Não foi você que cancelou? Responda a este e-mail ou escreva para nós.'],
  },
  eventChanged: {
    subject: 'Mudança: {event}',
    preheader: 'Novo: {when}',
    greeting: 'Olá, {name}',
    paragraphs: ['{event}, para o qual você tem um ingresso, mudou. Este é o plano agora:', ...facts],
    button: 'Abrir meu ingresso',
    notes: ['O seu ingresso continua válido. Não pode mais vir? Abra o seu ingresso e cancele-o.'],
  },
  eventCancelled: {
    subject: 'Cancelado: {event}',
    preheader: 'O evento não vai acontecer.',
    greeting: 'Olá, {name}',
    paragraphs: ['Sentimos muito: {event} não vai acontecer.', ...facts, '{money}'],
    button: 'Ver o evento',
    notes: ['Você não precisa fazer nada.'],
  },
  eventReminder: {
    subject: '{event} está chegando',
    preheader: '{when}',
    greeting: 'Até logo, {name}',
    paragraphs: ['{event} está chegando, e você tem um ingresso.', ...facts],
    button: 'Abrir meu ingresso',
    notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
  },
};

export const eventMailWords = {
  en: { ...en, ...ticketChangeWords.en, ...approvalWords.en },
  es: { ...es, ...ticketChangeWords.es, ...approvalWords.es },
  pt: { ...pt, ...ticketChangeWords.pt, ...approvalWords.pt },
};
