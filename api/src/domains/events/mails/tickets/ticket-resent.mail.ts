import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

export const ticketResentMail = defineMail({
  template: 'ticketResent',
  kind: 'tickets',
  ...validTicketParts,
  link: firstTicketPath,
  words: {
    en: {
      subject: 'Your ticket for {event}, once more',
      preheader: '{when}',
      greeting: 'Hello {name}',
      paragraphs: ['Here is your ticket for {event} again.', '{when}', '{where}', '{order}'],
      button: 'Open my ticket',
      notes: ['You did not ask for this mail? Then there is nothing to do.'],
    },
    es: {
      subject: 'Tu entrada para {event}, otra vez',
      preheader: '{when}',
      greeting: 'Hola, {name}',
      paragraphs: ['Aquí está de nuevo tu entrada para {event}.', '{when}', '{where}', '{order}'],
      button: 'Abrir mi entrada',
      notes: ['¿No pediste este correo? Entonces no tienes que hacer nada.'],
    },
    pt: {
      subject: 'Seu ingresso para {event}, mais uma vez',
      preheader: '{when}',
      greeting: 'Olá, {name}',
      paragraphs: ['Aqui está de novo o seu ingresso para {event}.', '{when}', '{where}', '{order}'],
      button: 'Abrir meu ingresso',
      notes: ['Você não pediu este e-mail? Então não precisa fazer nada.'],
    },
  },
});
