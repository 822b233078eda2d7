import * as z from 'zod';

import { withoutControls } from '../../../../infrastructure/mail/clean-text';

const reviewValues = z.object({
  name: z.string(),
  /** Title of the lesson. */
  subject: z.string(),
  path: z.string(),
  /** The author's words; can be empty. */
  body: z.string(),
});

type ReviewValues = z.infer<typeof reviewValues>;

/** What mails about reviewed tasks have in common. */
export const reviewParts = {
  values: reviewValues,
  keptValues: ['name', 'subject', 'path', 'body'],
  placeholders: { subject: withoutControls },
  quotedTexts: ({ body }: ReviewValues) => (body === '' ? [] : [body]),
  link: ({ path }: ReviewValues): string => path,
} as const;
