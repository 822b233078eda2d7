import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { answerLinks, offerParts, placePath } from './waiting-values';

export const waitingOfferMail = defineMail({
  template: 'waitingOffer',
  kind: 'waitingOffer',
  ...offerParts,
  links: ({ token }, labels) => answerLinks(token, labels),
  link: ({ token }) => placePath(token),
  words: {
    en: {
      subject: 'A ticket for {event} is free for you',
      preheader: 'Held for you until {until}.',
      greeting: 'Good news, {name}',
      paragraphs: [
        'The wait is over: {count} for {event}.',
        'We hold this for you until {until}. After that, it goes to the next person.',
        '{when}',
      ],
      button: 'Accept the offer',
      links: ['Decline the offer', 'Not now, keep my place on the list'],
      notes: ['You cannot come any more? Please decline, so that another person gets the seat sooner.'],
    },
    es: {
      subject: 'Hay una entrada para ti: {event}',
      preheader: 'Reservada para ti hasta el {until}.',
      greeting: 'Buenas noticias, {name}',
      paragraphs: [
        'La espera terminó: {count} para {event}.',
        'La guardamos para ti hasta el {until}. Después pasa a la siguiente persona.',
        '{when}',
      ],
      button: 'Aceptar la oferta',
      links: ['Rechazar la oferta', 'Ahora no, quiero conservar mi lugar en la lista'],
      notes: ['¿Ya no puedes venir? Recházala, por favor, para que otra persona la reciba antes.'],
    },
    pt: {
      subject: 'Há um ingresso para você: {event}',
      preheader: 'Guardado para você até {until}.',
      greeting: 'Boas notícias, {name}',
      paragraphs: [
        'A espera acabou: {count} para {event}.',
        'Guardamos para você até {until}. Depois disso, passa para a próxima pessoa.',
        '{when}',
      ],
      button: 'Aceitar a oferta',
      links: ['Recusar a oferta', 'Agora não, quero manter meu lugar na lista'],
      notes: ['Não pode mais vir? Recuse, por favor, para que outra pessoa receba o lugar antes.'],
    },
  },
});
