import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { ticketParts } from '../ticket-values';

export const ticketCancelledMail = defineMail({
  template: 'ticketCancelled',
  kind: 'tickets',
  ...ticketParts,
  keptValues: [...ticketParts.keptValues, 'rest'],
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'Your ticket for {event} is cancelled',
      preheader: 'The seat is free for another person.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Your ticket for {event} is cancelled, and its code is no longer valid.',
        '{when}',
        '{where}',
        '{rest}',
      ],
      button: 'See the event',
      notes: ['You did not cancel it? Answer this mail or write to us.'],
    },
    es: {
      subject: 'Tu entrada para {event} está cancelada',
      preheader: 'El lugar queda libre para otra persona.',
      greeting: 'Hola, {name}',
      paragraphs: ['Tu entrada para {event} está cancelada y su código ya no vale.', '{when}', '{where}', '{rest}'],
      button: 'Ver el evento',
      notes: ['¿No la cancelaste tú? Responde a este correo o escríbenos.'],
    },
    pt: {
      subject: 'Seu ingresso para {event} foi cancelado',
      preheader: 'O lugar fica livre para outra pessoa.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O seu ingresso para {event} foi cancelado, e o código não vale mais.',
        '{when}',
        '{where}',
        '{rest}',
      ],
      button: 'Ver o evento',
      notes: ['Não foi você que cancelou? Responda a este e-mail ou escreva para nós.'],
    },
  },
});
