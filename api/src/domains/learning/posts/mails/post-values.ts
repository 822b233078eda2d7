import * as z from 'zod';

import { oneLine, withoutControls } from '../../../../infrastructure/mail/clean-text';

const postValues = z.object({
  name: z.string(),
  /** Missing in a mail that was sent: it is the name of another person. */
  other: z.optional(z.string()),
  /** Title of the lesson. */
  subject: z.string(),
  path: z.string(),
  body: z.string(),
});

type PostValues = z.infer<typeof postValues>;

/** What mails about questions and answers have in common. */
export const postParts = {
  values: postValues,
  keptValues: ['name', 'subject', 'path', 'body'],
  placeholders: { other: oneLine, subject: withoutControls },
  quotedTexts: ({ body }: PostValues) => [body],
} as const;

export const postPath = ({ path }: PostValues): string => `${path}#lesson-questions`;
