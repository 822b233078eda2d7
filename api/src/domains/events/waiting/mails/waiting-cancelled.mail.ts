import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { waitingParts } from './waiting-values';

export const waitingCancelledMail = defineMail({
  template: 'waitingCancelled',
  kind: 'eventChange',
  ...waitingParts,
  link: () => '/events',
  words: {
    en: {
      subject: 'Cancelled: {event}',
      preheader: 'The event does not take place, and its waiting list is closed.',
      greeting: 'Hello {name}',
      paragraphs: ['We are sorry: {event} does not take place. Its waiting list is closed.', '{when}'],
      button: 'See further events',
      notes: ['There is nothing to do.'],
    },
    es: {
      subject: 'Cancelado: {event}',
      preheader: 'El evento no se celebra y su lista de espera está cerrada.',
      greeting: 'Hola, {name}',
      paragraphs: ['Lo sentimos: {event} no se celebra. Su lista de espera está cerrada.', '{when}'],
      button: 'Ver otros eventos',
      notes: ['No tienes que hacer nada.'],
    },
    pt: {
      subject: 'Cancelado: {event}',
      preheader: 'O evento não vai acontecer, e sua lista de espera está fechada.',
      greeting: 'Olá, {name}',
      paragraphs: ['Sentimos muito: {event} não vai acontecer. Sua lista de espera está fechada.', '{when}'],
      button: 'Ver outros eventos',
      notes: ['Você não precisa fazer nada.'],
    },
  },
});
