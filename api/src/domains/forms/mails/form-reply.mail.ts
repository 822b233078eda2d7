import * as z from 'zod';

import { withoutControls } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';

/** An administrator's answer to a form entry. */
export const formReplyMail = defineMail({
  template: 'formReply',
  kind: 'answers',
  values: z.object({ name: z.string(), subject: z.string(), body: z.string(), reference: z.string() }),
  keptValues: ['name', 'subject', 'body', 'reference'],
  placeholders: { subject: withoutControls },
  writtenText: ({ body }) => body,
  link: () => '/',
  words: {
    en: {
      subject: '{subject}',
      preheader: '{subject}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Visit {product}',
      notes: ['This is about what you sent us as {reference}.'],
    },
    es: {
      subject: '{subject}',
      preheader: '{subject}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Visitar {product}',
      notes: ['Se refiere a lo que nos enviaste como {reference}.'],
    },
    pt: {
      subject: '{subject}',
      preheader: '{subject}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Visitar a {product}',
      notes: ['É sobre o que você nos enviou como {reference}.'],
    },
  },
});
