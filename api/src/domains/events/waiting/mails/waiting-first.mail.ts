import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { placePath, placeParts } from './waiting-values';

/** To the buyer whose payment came too late. */
export const waitingFirstMail = defineMail({
  template: 'waitingFirst',
  kind: 'tickets',
  ...placeParts,
  link: ({ token }) => placePath(token),
  words: {
    en: {
      subject: 'You are first on the waiting list for {event}',
      preheader: 'Your payment goes back in full.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Your payment for {event} arrived after the last ticket was taken, so all of it goes back to you.',
        'You are first on the waiting list: {count}. The next ticket that becomes free is offered to you.',
        '{when}',
      ],
      button: 'See or leave my place',
      notes: ['We are sorry for the trouble.'],
    },
    es: {
      subject: 'Vas primero en la lista de espera de {event}',
      preheader: 'Te devolvemos todo el pago.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Tu pago para {event} llegó cuando ya no quedaban entradas, así que te lo devolvemos completo.',
        'Vas primero en la lista de espera: {count}. La próxima entrada que quede libre te la ofrecemos a ti.',
        '{when}',
      ],
      button: 'Ver o dejar mi lugar',
      notes: ['Sentimos la molestia.'],
    },
    pt: {
      subject: 'Você é a primeira pessoa na lista de espera de {event}',
      preheader: 'Seu pagamento será devolvido por inteiro.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Seu pagamento para {event} chegou quando já não havia ingressos, por isso ele será devolvido por inteiro.',
        'Você é a primeira pessoa na lista de espera: {count}. O próximo ingresso que ficar livre será oferecido a você.',
        '{when}',
      ],
      button: 'Ver ou deixar meu lugar',
      notes: ['Lamentamos o transtorno.'],
    },
  },
});
