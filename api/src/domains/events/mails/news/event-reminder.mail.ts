import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

export const eventReminderMail = defineMail({
  template: 'eventReminder',
  kind: 'eventReminder',
  ...validTicketParts,
  lifetimeMinutes: 24 * 60,
  link: firstTicketPath,
  words: {
    en: {
      subject: '{event} is coming up',
      preheader: '{when}',
      greeting: 'See you soon, {name}',
      paragraphs: ['{event} is coming up, and you have a ticket.', '{when}', '{where}'],
      button: 'Open my ticket',
      notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
    },
    es: {
      subject: 'Se acerca {event}',
      preheader: '{when}',
      greeting: 'Hasta pronto, {name}',
      paragraphs: ['Se acerca {event} y tienes una entrada.', '{when}', '{where}'],
      button: 'Abrir mi entrada',
      notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
    },
    pt: {
      subject: '{event} está chegando',
      preheader: '{when}',
      greeting: 'Até logo, {name}',
      paragraphs: ['{event} está chegando, e você tem um ingresso.', '{when}', '{where}'],
      button: 'Abrir meu ingresso',
      notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
    },
  },
});
