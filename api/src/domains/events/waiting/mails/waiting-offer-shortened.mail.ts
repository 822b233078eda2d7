import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { offerWords } from './offer-words';
import { offerParts } from './waiting-values';

/** To a person with an offer of an event that was moved to an earlier time. */
export const waitingOfferShortenedMail = defineMail({
  template: 'waitingOfferShortened',
  ...offerParts,
  words: {
    en: {
      subject: 'Your offer for {event} ends earlier',
      preheader: 'Please answer until {until}.',
      greeting: 'Hello {name}',
      paragraphs: ['{event} has another time, so our offer ends earlier: {count}.', offerWords.en.held, '{when}'],
      ...offerWords.en.answers,
    },
    es: {
      subject: 'Tu oferta para {event} termina antes',
      preheader: 'Responde hasta el {until}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        '{event} tiene otro horario, por eso nuestra oferta termina antes: {count}.',
        offerWords.es.held,
        '{when}',
      ],
      ...offerWords.es.answers,
    },
    pt: {
      subject: 'Sua oferta para {event} termina antes',
      preheader: 'Responda até {until}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        '{event} tem outro horário, por isso nossa oferta termina antes: {count}.',
        offerWords.pt.held,
        '{when}',
      ],
      ...offerWords.pt.answers,
    },
  },
});
