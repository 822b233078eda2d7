import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { waitingParts } from './waiting-values';

/** To a person whose place an organiser has removed. */
export const waitingRemovedMail = defineMail({
  template: 'waitingRemoved',
  kind: 'eventChange',
  ...waitingParts,
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'Your place on the waiting list for {event} has ended',
      preheader: 'The organisers have removed it.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The organisers have removed your place on the waiting list for {event} ({count}). You get no further offers, and an offer that was open has ended.',
      ],
      button: 'See the event',
      notes: ['There is nothing to do. If you think that this is a mistake, ask the organisers.'],
    },
    es: {
      subject: 'Tu lugar en la lista de espera de {event} terminó',
      preheader: 'El equipo organizador lo quitó.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'El equipo organizador quitó tu lugar en la lista de espera de {event} ({count}). No recibirás más ofertas, y si tenías una oferta abierta, terminó.',
      ],
      button: 'Ver el evento',
      notes: ['No tienes que hacer nada. Si crees que es un error, pregunta al equipo organizador.'],
    },
    pt: {
      subject: 'Seu lugar na lista de espera de {event} terminou',
      preheader: 'A equipe organizadora o removeu.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'A equipe organizadora removeu seu lugar na lista de espera de {event} ({count}). Você não receberá mais ofertas, e uma oferta que estava aberta terminou.',
      ],
      button: 'Ver o evento',
      notes: ['Você não precisa fazer nada. Se acha que foi um engano, pergunte à equipe organizadora.'],
    },
  },
});
