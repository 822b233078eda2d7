import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { waitingParts } from './waiting-values';

export const waitingOfferEndedMail = defineMail({
  template: 'waitingOfferEnded',
  kind: 'waitingEnd',
  ...waitingParts,
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'The offer for {event} has ended',
      preheader: 'The seat has gone to the next person.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Our offer for {event} ({count}) ended without an answer, and the seat has gone to the next person.',
        'You still want to come? Join the waiting list again on the page of the event.',
      ],
      button: 'See the event',
      notes: ['There is nothing else to do.'],
    },
    es: {
      subject: 'La oferta para {event} terminó',
      preheader: 'La entrada pasó a la siguiente persona.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Nuestra oferta para {event} ({count}) terminó sin respuesta y la entrada pasó a la siguiente persona.',
        '¿Todavía quieres venir? Apúntate de nuevo a la lista de espera en la página del evento.',
      ],
      button: 'Ver el evento',
      notes: ['No tienes que hacer nada más.'],
    },
    pt: {
      subject: 'A oferta para {event} terminou',
      preheader: 'O lugar passou para a próxima pessoa.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Nossa oferta para {event} ({count}) terminou sem resposta, e o lugar passou para a próxima pessoa.',
        'Ainda quer vir? Entre de novo na lista de espera na página do evento.',
      ],
      button: 'Ver o evento',
      notes: ['Você não precisa fazer mais nada.'],
    },
  },
});
