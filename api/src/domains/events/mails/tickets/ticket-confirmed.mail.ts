import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

export const ticketConfirmedMail = defineMail({
  template: 'ticketConfirmed',
  kind: 'tickets',
  ...validTicketParts,
  link: firstTicketPath,
  words: {
    en: {
      subject: 'Your ticket for {event}',
      preheader: '{when}',
      greeting: 'You are in, {name}',
      paragraphs: [
        'Here is your ticket for {event}.',
        '{when}',
        '{where}',
        '{order}',
        'Show the code at the entrance, on paper or on a screen.',
      ],
      button: 'Open my ticket',
      notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
    },
    es: {
      subject: 'Tu entrada para {event}',
      preheader: '{when}',
      greeting: 'Ya tienes tu lugar, {name}',
      paragraphs: [
        'Aquí está tu entrada para {event}.',
        '{when}',
        '{where}',
        '{order}',
        'Muestra el código a la entrada, en papel o en una pantalla.',
      ],
      button: 'Abrir mi entrada',
      notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
    },
    pt: {
      subject: 'Seu ingresso para {event}',
      preheader: '{when}',
      greeting: 'Seu lugar está garantido, {name}',
      paragraphs: [
        'Aqui está o seu ingresso para {event}.',
        '{when}',
        '{where}',
        '{order}',
        'Mostre o código na entrada, em papel ou na tela.',
      ],
      button: 'Abrir meu ingresso',
      notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
    },
  },
});
