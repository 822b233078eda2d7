import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';
import type { MailDefinition } from '../../../../infrastructure/mail/define-mail';

/** `amount`: money in words. `facts`: the number of the order, and its sums; missing in older mails. */
const refundValues = z.object({
  name: z.string(),
  event: z.string(),
  amount: z.string(),
  facts: z.optional(z.string()),
});

/** A mail to the buyer of an order about its money. */
export type RefundMail = MailDefinition<z.infer<typeof refundValues>>;

/** What these mails have in common. */
export const refundParts = {
  values: refundValues,
  keptValues: ['name', 'event', 'amount', 'facts'],
  placeholders: { event: singleLine },
} as const;
