import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { waitingParts } from './waiting-values';

export const waitingClosedMail = defineMail({
  template: 'waitingClosed',
  kind: 'waitingEnd',
  ...waitingParts,
  link: () => '/events',
  words: {
    en: {
      subject: 'The waiting list for {event} is closed',
      preheader: 'No further ticket became free.',
      greeting: 'Hello {name}',
      paragraphs: [
        '{event} begins, and the waiting list is closed. We are sorry that no ticket became free for you this time.',
      ],
      button: 'See further events',
      notes: ['There is nothing to do. We hope to see you at another event.'],
    },
    es: {
      subject: 'La lista de espera de {event} está cerrada',
      preheader: 'No quedó libre ninguna otra entrada.',
      greeting: 'Hola, {name}',
      paragraphs: [
        '{event} comienza y la lista de espera está cerrada. Sentimos que esta vez no haya quedado una entrada para ti.',
      ],
      button: 'Ver otros eventos',
      notes: ['No tienes que hacer nada. Esperamos verte en otro evento.'],
    },
    pt: {
      subject: 'A lista de espera de {event} está fechada',
      preheader: 'Nenhum outro ingresso ficou livre.',
      greeting: 'Olá, {name}',
      paragraphs: [
        '{event} começa, e a lista de espera está fechada. Lamentamos que desta vez não tenha sobrado um ingresso para você.',
      ],
      button: 'Ver outros eventos',
      notes: ['Você não precisa fazer nada. Esperamos ver você em outro evento.'],
    },
  },
});
