import * as z from 'zod';

import type { MailDefinition } from '../../../../infrastructure/mail/define-mail';

/** `what`: the plan; `until`: end of the plan in words; `token`: of the card page. */
const dueValues = z.object({
  name: z.string(),
  what: z.string(),
  amount: z.string(),
  until: z.string(),
  token: z.string(),
});

/** A mail about a failed payment. */
export type DueMail = MailDefinition<z.infer<typeof dueValues>>;

/** What these mails have in common. */
export const dueParts = { values: dueValues, keptValues: ['name', 'what', 'amount', 'until'] } as const;

export const cardPath = ({ token }: z.infer<typeof dueValues>): string => `/pay/${encodeURIComponent(token)}`;
