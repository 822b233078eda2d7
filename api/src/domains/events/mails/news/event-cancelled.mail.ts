import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { ticketParts } from '../ticket-values';

export const eventCancelledMail = defineMail({
  template: 'eventCancelled',
  kind: 'tickets',
  ...ticketParts,
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'Cancelled: {event}',
      preheader: 'The event does not take place.',
      greeting: 'Hello {name}',
      paragraphs: ['We are sorry: {event} does not take place.', '{when}', '{where}', '{money}'],
      button: 'See the event',
      notes: ['There is nothing to do.'],
    },
    es: {
      subject: 'Cancelado: {event}',
      preheader: 'El evento no se celebra.',
      greeting: 'Hola, {name}',
      paragraphs: ['Lo sentimos: {event} no se celebra.', '{when}', '{where}', '{money}'],
      button: 'Ver el evento',
      notes: ['No tienes que hacer nada.'],
    },
    pt: {
      subject: 'Cancelado: {event}',
      preheader: 'O evento não vai acontecer.',
      greeting: 'Olá, {name}',
      paragraphs: ['Sentimos muito: {event} não vai acontecer.', '{when}', '{where}', '{money}'],
      button: 'Ver o evento',
      notes: ['Você não precisa fazer nada.'],
    },
  },
});
