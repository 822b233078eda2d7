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
  kind: 'eventMessage',
  values: messageValues,
  keptValues: ['name', 'event', 'path', 'subject', 'body'],
  placeholders: { event: singleLine, subject: withoutControls },
  writtenText: ({ body }: z.infer<typeof messageValues>) => body,
} as const;

/** The words of organisers are all of a message, in each language. */
export const messageWords = {
  subject: '{subject}',
  preheader: '{event}',
  greeting: '{subject}',
  paragraphs: [],
} as const;

/** Opens the page of the reader's token; the event's for readers without one. */
export const readerLink =
  (pathOf: (token: string) => string) =>
  ({ path, token = '' }: z.infer<typeof messageValues>): string =>
    token === '' ? path : pathOf(token);

/** What organisers write to the attendees of an event; `token`: the slug of the ticket's page, if the reader has one. */
export const eventMessageMail = defineMail({
  template: 'eventMessage',
  ...messageParts,
  link: readerLink(ticketPath),
  words: {
    en: {
      ...messageWords,
      button: 'Open my ticket',
      notes: ['You get this mail from the organisers, because you are registered for {event}.'],
    },
    es: {
      ...messageWords,
      button: 'Abrir mi entrada',
      notes: ['La organización te escribe porque tienes una inscripción a {event}.'],
    },
    pt: {
      ...messageWords,
      button: 'Abrir meu ingresso',
      notes: ['A organização escreve para você porque você tem uma inscrição em {event}.'],
    },
  },
});
