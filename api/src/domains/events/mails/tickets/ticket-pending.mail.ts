import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

/** A registration waits for an approval. */
export const ticketPendingMail = defineMail({
  template: 'ticketPending',
  kind: 'tickets',
  ...validTicketParts,
  link: firstTicketPath,
  words: {
    en: {
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
    es: {
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
    pt: {
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
  },
});
