import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the former address of a ticket. */
export const ticketEmailChangedMail = defineMail({
  template: 'ticketEmailChanged',
  kind: 'tickets',
  values: z.object({
    name: z.string(),
    event: z.string(),
    /** The end of the event in the calendar of the former address. */
    calendar: z.optional(z.string()),
  }),
  keptValues: ['name', 'event'],
  placeholders: { event: singleLine },
  calendar: ({ calendar = '' }) => (calendar === '' ? null : { file: 'event.ics', method: 'CANCEL', text: calendar }),
  link: () => '/events',
  words: {
    en: {
      subject: 'Your ticket for {event} has another address',
      preheader: 'Mails about the ticket no longer come here.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The e-mail address of your ticket for {event} was changed. Mails about it now go to the new address.',
      ],
      button: 'See the events',
      notes: ['It was not you? Answer this mail or write to us at once.'],
    },
    es: {
      subject: 'Tu entrada para {event} tiene otra dirección',
      preheader: 'Los correos sobre la entrada ya no llegan aquí.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Se cambió la dirección de correo de tu entrada para {event}. Los correos llegan ahora a la dirección nueva.',
      ],
      button: 'Ver los eventos',
      notes: ['¿No fuiste tú? Responde a este correo o escríbenos enseguida.'],
    },
    pt: {
      subject: 'Seu ingresso para {event} tem outro endereço',
      preheader: 'Os e-mails sobre o ingresso não chegam mais aqui.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O endereço de e-mail do seu ingresso para {event} foi alterado. Os e-mails agora vão para o novo endereço.',
      ],
      button: 'Ver os eventos',
      notes: ['Não foi você? Responda a este e-mail ou escreva para nós imediatamente.'],
    },
  },
});
