import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails about registrations that an organiser approves or refuses. */
export type ApprovalMail = 'ticketPending' | 'ticketApproved' | 'ticketRefused';

type Words = Readonly<Record<ApprovalMail, MailWords>>;

const en: Words = {
  ticketPending: {
    subject: 'We have your registration for {event}',
    preheader: 'The organisers decide soon.',
    greeting: 'Thank you, {name}',
    paragraphs: [
      'Your registration for {event} has arrived. The organisers look at each one, and write to you when they have decided.',
      '{when}',
      '{where}',
      'Your seat is held until then. This mail is not a ticket yet.',
    ],
    button: 'See my registration',
    notes: ['You cannot come? Open your registration and cancel it, so that another person gets the seat.'],
  },
  ticketApproved: {
    subject: 'Approved: your ticket for {event}',
    preheader: '{when}',
    greeting: 'You are in, {name}',
    paragraphs: [
      'The organisers have approved your registration. Here is your ticket for {event}.',
      '{when}',
      '{where}',
      'Show the code at the entrance, on paper or on a screen.',
    ],
    button: 'Open my ticket',
    notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
  },
  ticketRefused: {
    subject: 'Your registration for {event}',
    preheader: 'This time there is no place for you.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The organisers of {event} could not accept your registration this time. The seat is no longer held for you.',
      '{reason}',
    ],
    button: 'See the event',
    notes: ['You have a question? Answer this mail or write to us.'],
  },
};

const es: Words = {
  ticketPending: {
    subject: 'Recibimos tu inscripción a {event}',
    preheader: 'La organización decide pronto.',
    greeting: 'Gracias, {name}',
    paragraphs: [
      'Recibimos tu inscripción a {event}. La organización revisa cada una y te escribe cuando haya decidido.',
      '{when}',
      '{where}',
      'Hasta entonces tu lugar está reservado. Este correo todavía no es una entrada.',
    ],
    button: 'Ver mi inscripción',
    notes: ['¿No puedes venir? Abre tu inscripción y cancélala para que otra persona ocupe el lugar.'],
  },
  ticketApproved: {
    subject: 'Aprobada: tu entrada para {event}',
    preheader: '{when}',
    greeting: 'Ya tienes tu lugar, {name}',
    paragraphs: [
      'La organización aprobó tu inscripción. Aquí está tu entrada para {event}.',
      '{when}',
      '{where}',
      'Muestra el código a la entrada, en papel o en una pantalla.',
    ],
    button: 'Abrir mi entrada',
    notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
  },
  ticketRefused: {
    subject: 'Tu inscripción a {event}',
    preheader: 'Esta vez no hay lugar para ti.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'La organización de {event} no pudo aceptar tu inscripción esta vez. El lugar ya no está reservado para ti.',
      '{reason}',
    ],
    button: 'Ver el evento',
    notes: ['¿Tienes una pregunta? Responde a este correo o escríbenos.'],
  },
};

const pt: Words = {
  ticketPending: {
    subject: 'Recebemos sua inscrição em {event}',
    preheader: 'A organização decide em breve.',
    greeting: 'Obrigada, {name}',
    paragraphs: [
      'Recebemos sua inscrição em {event}. A organização olha cada uma e escreve para você quando decidir.',
      '{when}',
      '{where}',
      'Até lá seu lugar está reservado. Este e-mail ainda não é um ingresso.',
    ],
    button: 'Ver minha inscrição',
    notes: ['Não pode vir? Abra sua inscrição e cancele-a para que outra pessoa fique com o lugar.'],
  },
  ticketApproved: {
    subject: 'Aprovada: seu ingresso para {event}',
    preheader: '{when}',
    greeting: 'Seu lugar está garantido, {name}',
    paragraphs: [
      'A organização aprovou sua inscrição. Aqui está o seu ingresso para {event}.',
      '{when}',
      '{where}',
      'Mostre o código na entrada, em papel ou na tela.',
    ],
    button: 'Abrir meu ingresso',
    notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
  },
  ticketRefused: {
    subject: 'Sua inscrição em {event}',
    preheader: 'Desta vez não há lugar para você.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'A organização de {event} não pôde aceitar sua inscrição desta vez. O lugar não está mais reservado para você.',
      '{reason}',
    ],
    button: 'Ver o evento',
    notes: ['Tem uma pergunta? Responda a este e-mail ou escreva para nós.'],
  },
};

export const approvalWords: Readonly<Record<Locale, Words>> = { en, es, pt };
