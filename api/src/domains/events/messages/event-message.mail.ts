import * as z from 'zod';

import { singleLine, withoutControls } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';
import { ticketPath } from '../mails/ticket-values';

const messageValues = z.object({
  name: z.string(),
  event: z.string(),
  path: z.string(),
  subject: z.string(),
  body: z.string(),
  token: z.optional(z.string()),
});

/** What messages of organisers have in common. */
export const messageParts = {
  values: messageValues,
  keptValues: ['name', 'event', 'path', 'subject', 'body'],
  placeholders: { event: singleLine, subject: withoutControls },
  writtenText: ({ body }: z.infer<typeof messageValues>) => body,
} as const;

/** What organisers write to the attendees of an event; `token`: the slug of the ticket's page, if the reader has one. */
export const eventMessageMail = defineMail({
  template: 'eventMessage',
  kind: 'eventMessage',
  ...messageParts,
  link: ({ path, token = '' }) => (token === '' ? path : ticketPath(token)),
  words: {
    en: {
      subject: '{subject}',
      preheader: '{event}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Open my ticket',
      notes: ['You get this mail from the organisers, because you are registered for {event}.'],
    },
    es: {
      subject: '{subject}',
      preheader: '{event}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Abrir mi entrada',
      notes: ['La organización te escribe porque tienes una inscripción a {event}.'],
    },
    pt: {
      subject: '{subject}',
      preheader: '{event}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Abrir meu ingresso',
      notes: ['A organização escreve para você porque você tem uma inscrição em {event}.'],
    },
  },
});
