import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { paymentKeySchema } from './memberships';

/**
 * Another card for a failed payment, by the link of a mail: for 24 hours without sign-in, and for nothing else. 404 for
 * a wrong token, 410 LINK_ENDED for one that is over.
 */
export const cardLinkCalls = {
  getCardLink: wire.get('/api/v2/card-links/{token}', publicAccess),
  startLinkedCard: wire.post('/api/v2/card-links/{token}/setup', 'none', publicAccess, { changes: [] }),
  useLinkedCard: wire.post('/api/v2/card-links/{token}/card', 'json', publicAccess, { changes: [] }),
  /** Asks Stripe for the present state, after the bank has confirmed. */
  refreshLinkedCard: wire.post('/api/v2/card-links/{token}/refresh', 'none', publicAccess, { changes: [] }),
} as const;

export const cardLinkSchema = z.object({
  /** What is due, in minor units; 0 when nothing is due. */
  amount: z.number(),
  currency: z.string(),
  /** Last digits of the present card. */
  last4: z.nullable(z.string()),
  can_pay: z.boolean(),
});

export type CardLinkState = z.infer<typeof cardLinkSchema>;

export const linkedCardSchema = z.extend(cardLinkSchema, {
  /** What happened to the open payment; null without one. */
  paid: z.nullable(z.enum(['paid', 'requires_action', 'declined'])),
  payment: z.nullable(paymentKeySchema),
});
