import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath, ticketParts } from '../ticket-values';

/** To the attendees of an event whose new date is not fixed; its old date leaves their calendars. */
export const eventPostponedMail = defineMail({
  template: 'eventPostponed',
  kind: 'eventChange',
  ...ticketParts,
  link: firstTicketPath,
  words: {
    en: {
      subject: 'Postponed: {event}',
      preheader: 'The new date is not fixed yet.',
      greeting: 'Hello {name}',
      paragraphs: ['{event}, for which you have a ticket, is postponed. The new date is not fixed yet.'],
      button: 'Open my ticket',
      notes: [
        'Your ticket stays valid, and we write to you when there is a new date. You cannot wait? Open your ticket and cancel it.',
      ],
    },
    es: {
      subject: 'Aplazado: {event}',
      preheader: 'La nueva fecha todavía no está fijada.',
      greeting: 'Hola, {name}',
      paragraphs: ['{event}, para el que tienes una entrada, se aplazó. La nueva fecha todavía no está fijada.'],
      button: 'Abrir mi entrada',
      notes: [
        'Tu entrada sigue siendo válida y te escribiremos cuando haya una nueva fecha. ¿No puedes esperar? Abre tu entrada y cancélala.',
      ],
    },
    pt: {
      subject: 'Adiado: {event}',
      preheader: 'A nova data ainda não está definida.',
      greeting: 'Olá, {name}',
      paragraphs: ['{event}, para o qual você tem um ingresso, foi adiado. A nova data ainda não está definida.'],
      button: 'Abrir meu ingresso',
      notes: [
        'O seu ingresso continua válido, e escreveremos quando houver uma nova data. Não pode esperar? Abra o seu ingresso e cancele-o.',
      ],
    },
  },
});
