import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { waitingParts } from './waiting-values';

export const waitingClosedMail = defineMail({
  template: 'waitingClosed',
  kind: 'waitingEnd',
  ...waitingParts,
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'The waiting list for {event} is closed',
      preheader: 'No further ticket became free.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The waiting list for {event} ({count}) is closed, and no further offers are made. We are sorry that no ticket became free for you this time.',
      ],
      button: 'See the event',
      notes: ['There is nothing to do. We hope to see you at another event.'],
    },
    es: {
      subject: 'La lista de espera de {event} está cerrada',
      preheader: 'No quedó libre ninguna otra entrada.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'La lista de espera de {event} ({count}) está cerrada y ya no se hacen ofertas. Sentimos que esta vez no haya quedado una entrada para ti.',
      ],
      button: 'Ver el evento',
      notes: ['No tienes que hacer nada. Esperamos verte en otro evento.'],
    },
    pt: {
      subject: 'A lista de espera de {event} está fechada',
      preheader: 'Nenhum outro ingresso ficou livre.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'A lista de espera de {event} ({count}) está fechada, e não haverá mais ofertas. Lamentamos que desta vez não tenha sobrado um ingresso para você.',
      ],
      button: 'Ver o evento',
      notes: ['Você não precisa fazer nada. Esperamos ver você em outro evento.'],
    },
  },
});
