import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { offerWords } from './offer-words';
import { offerParts } from './waiting-values';

export const waitingOfferMail = defineMail({
  template: 'waitingOffer',
  ...offerParts,
  words: {
    en: {
      subject: 'A ticket for {event} is free for you',
      preheader: 'Held for you until {until}.',
      greeting: 'Good news, {name}',
      paragraphs: ['The wait is over: {count} for {event}.', offerWords.en.held, '{when}'],
      ...offerWords.en.answers,
    },
    es: {
      subject: 'Hay una entrada para ti: {event}',
      preheader: 'Reservada para ti hasta el {until}.',
      greeting: 'Buenas noticias, {name}',
      paragraphs: ['La espera terminó: {count} para {event}.', offerWords.es.held, '{when}'],
      ...offerWords.es.answers,
    },
    pt: {
      subject: 'Há um ingresso para você: {event}',
      preheader: 'Guardado para você até {until}.',
      greeting: 'Boas notícias, {name}',
      paragraphs: ['A espera acabou: {count} para {event}.', offerWords.pt.held, '{when}'],
      ...offerWords.pt.answers,
    },
  },
});
