import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

export const ticketReceivedMail = defineMail({
  template: 'ticketReceived',
  kind: 'tickets',
  ...validTicketParts,
  link: firstTicketPath,
  words: {
    en: {
      subject: 'You have a ticket for {event}',
      preheader: '{when}',
      greeting: 'You are in, {name}',
      paragraphs: [
        '{other} has given you a ticket for {event}.',
        '{when}',
        '{where}',
        'Show the code at the entrance, on paper or on a screen.',
      ],
      button: 'Open my ticket',
      notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
    },
    es: {
      subject: 'Tienes una entrada para {event}',
      preheader: '{when}',
      greeting: 'Ya tienes tu lugar, {name}',
      paragraphs: [
        '{other} te ha pasado una entrada para {event}.',
        '{when}',
        '{where}',
        'Muestra el código a la entrada, en papel o en una pantalla.',
      ],
      button: 'Abrir mi entrada',
      notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
    },
    pt: {
      subject: 'Você tem um ingresso para {event}',
      preheader: '{when}',
      greeting: 'Seu lugar está garantido, {name}',
      paragraphs: [
        '{other} passou para você um ingresso para {event}.',
        '{when}',
        '{where}',
        'Mostre o código na entrada, em papel ou na tela.',
      ],
      button: 'Abrir meu ingresso',
      notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
    },
  },
});
