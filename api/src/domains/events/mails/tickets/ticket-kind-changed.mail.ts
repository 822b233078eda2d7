import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

/** `{other}` is the name of the new kind. */
export const ticketKindChangedMail = defineMail({
  template: 'ticketKindChanged',
  kind: 'tickets',
  ...validTicketParts,
  link: firstTicketPath,
  words: {
    en: {
      subject: 'Your ticket for {event} has changed',
      preheader: '{other}',
      greeting: 'Hello {name}',
      paragraphs: [
        'The organisers have changed your ticket for {event}. It is now: {other}.',
        'The code of the ticket and what you paid stay the same.',
        '{when}',
        '{where}',
      ],
      button: 'Open my ticket',
      notes: ['This ticket can have other questions: open it and complete your details.'],
    },
    es: {
      subject: 'Tu entrada para {event} cambió',
      preheader: '{other}',
      greeting: 'Hola, {name}',
      paragraphs: [
        'La organización cambió tu entrada para {event}. Ahora es: {other}.',
        'El código de la entrada y lo que pagaste siguen igual.',
        '{when}',
        '{where}',
      ],
      button: 'Abrir mi entrada',
      notes: ['Esta entrada puede tener otras preguntas: ábrela y completa tus datos.'],
    },
    pt: {
      subject: 'Seu ingresso para {event} mudou',
      preheader: '{other}',
      greeting: 'Olá, {name}',
      paragraphs: [
        'A organização mudou o seu ingresso para {event}. Agora é: {other}.',
        'O código do ingresso e o valor pago continuam os mesmos.',
        '{when}',
        '{where}',
      ],
      button: 'Abrir meu ingresso',
      notes: ['Este ingresso pode ter outras perguntas: abra-o e complete os seus dados.'],
    },
  },
});
