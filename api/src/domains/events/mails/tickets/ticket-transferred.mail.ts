import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { ticketParts } from '../ticket-values';

export const ticketTransferredMail = defineMail({
  template: 'ticketTransferred',
  kind: 'tickets',
  ...ticketParts,
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'Your ticket for {event} has a new holder',
      preheader: 'The ticket now belongs to {other}.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Your ticket for {event} now belongs to {other}. Its former link and code are no longer valid.',
        '{when}',
        '{where}',
      ],
      button: 'See the event',
      notes: ['It was not you? Answer this mail or write to us at once.'],
    },
    es: {
      subject: 'Tu entrada para {event} tiene otra titular',
      preheader: 'Ahora la entrada es de {other}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Tu entrada para {event} ahora es de {other}. El enlace y el código anteriores ya no valen.',
        '{when}',
        '{where}',
      ],
      button: 'Ver el evento',
      notes: ['¿No fuiste tú? Responde a este correo o escríbenos enseguida.'],
    },
    pt: {
      subject: 'Seu ingresso para {event} mudou de titular',
      preheader: 'Agora o ingresso é de {other}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O seu ingresso para {event} agora é de {other}. O link e o código anteriores não valem mais.',
        '{when}',
        '{where}',
      ],
      button: 'Ver o evento',
      notes: ['Não foi você? Responda a este e-mail ou escreva para nós imediatamente.'],
    },
  },
});
