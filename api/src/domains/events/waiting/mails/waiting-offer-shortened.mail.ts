import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { answerLinks, offerParts, placePath } from './waiting-values';

/** To a person with an offer of an event that was moved to an earlier time. */
export const waitingOfferShortenedMail = defineMail({
  template: 'waitingOfferShortened',
  kind: 'waitingOffer',
  ...offerParts,
  links: ({ token }, labels) => answerLinks(token, labels),
  link: ({ token }) => placePath(token),
  words: {
    en: {
      subject: 'Your offer for {event} ends earlier',
      preheader: 'Please answer until {until}.',
      greeting: 'Hello {name}',
      paragraphs: [
        '{event} has another time, so our offer ends earlier: {count}.',
        'We hold this for you until {until}. After that, it goes to the next person.',
        '{when}',
      ],
      button: 'Accept the offer',
      links: ['Decline the offer', 'Not now, keep my place on the list'],
      notes: ['You cannot come any more? Please decline, so that another person gets the seat sooner.'],
    },
    es: {
      subject: 'Tu oferta para {event} termina antes',
      preheader: 'Responde hasta el {until}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        '{event} tiene otro horario, por eso nuestra oferta termina antes: {count}.',
        'La guardamos para ti hasta el {until}. Después pasa a la siguiente persona.',
        '{when}',
      ],
      button: 'Aceptar la oferta',
      links: ['Rechazar la oferta', 'Ahora no, quiero conservar mi lugar en la lista'],
      notes: ['¿Ya no puedes venir? Recházala, por favor, para que otra persona la reciba antes.'],
    },
    pt: {
      subject: 'Sua oferta para {event} termina antes',
      preheader: 'Responda até {until}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        '{event} tem outro horário, por isso nossa oferta termina antes: {count}.',
        'Guardamos para você até {until}. Depois disso, passa para a próxima pessoa.',
        '{when}',
      ],
      button: 'Aceitar a oferta',
      links: ['Recusar a oferta', 'Agora não, quero manter meu lugar na lista'],
      notes: ['Não pode mais vir? Recuse, por favor, para que outra pessoa receba o lugar antes.'],
    },
  },
});
