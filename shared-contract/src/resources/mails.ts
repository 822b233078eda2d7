import * as z from 'zod/mini';

import { only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, timestamp } from '../fields';
import { locales } from '../text';

export const mailStates = ['waiting', 'failed', 'given_up', 'sent'] as const;

/**
 * Mails of the last thirty days, for administrators. Bodies are left out, because they can have codes and links of a
 * sign-in.
 */
export const mails = defineResource({
  name: 'mails',
  entity: z.object({
    id,
    /** Name of the text, e.g. `ticketConfirmed`. */
    template: z.string(),
    locale: z.enum(locales),
    recipient: z.string(),
    /** Without codes; empty for mails of earlier versions. */
    subject: z.string(),
    state: z.enum(mailStates),
    /** Number of attempts; null when it is not stored any more. */
    attempts: z.nullable(z.number()),
    /** Why the last attempt failed, or why the mail was given up; technical, in English. Null without a failure. */
    reason: z.nullable(z.string()),
    next_attempt_at: z.nullable(timestamp),
    /** Whether the mail waits for the daily mail of its recipient. */
    is_held: z.boolean(),
    /** Whether the mail can be sent again: codes and tickets of a failed mail are deleted. */
    is_resendable: z.boolean(),
    created_at: timestamp,
    sent_at: z.nullable(timestamp),
    failed_at: z.nullable(timestamp),
  }),
  write: z.object({}),
  filters: z.object({ state: z.optional(z.enum(mailStates)) }),
  sorts: ['created_at', 'recipient'],
  query: { attempts: false, reason: false, next_attempt_at: false, is_held: false, is_resendable: false },
  wire: {
    list: wire.get('/api/v2/mails', only(['admin'], 'mails.list'), { order: 'desc' }),
    get: wire.get('/api/v2/mails/{id}', only(['admin'], 'mails.get')),
  },
});

const manage = only(['admin'], 'mails.manage');

export const mailCalls = {
  /** Whether mails leave this site. */
  getState: wire.get('/api/v2/mail-state', only(['admin'], 'mails.list')),
  /** Sends a failed mail, with all its attempts. */
  sendAgain: wire.post('/api/v2/mails/{id}/send-again', 'none', manage, { changes: [] }),
  /** Ends the attempts of a waiting or failed mail. */
  giveUp: wire.post('/api/v2/mails/{id}/give-up', 'none', manage, { changes: [] }),
} as const;

const mailStateSchema = z.object({
  /** `mailbox`: outside production without SMTP; `none`: no server is set, so mails wait. */
  server: z.enum(['smtp', 'mailbox', 'none']),
  waiting: z.number(),
  /** Waiting mails whose last attempt failed. */
  failing: z.number(),
  /** Mails that were not sent after their last attempt. */
  failed: z.number(),
});

export type MailState = z.infer<typeof mailStateSchema>;

/** Answer of getState. */
export const mailStateAnswerSchema = z.object({ data: mailStateSchema });

/** Answer of sendAgain and giveUp; 404 for a mail that does not have such a state. */
export const mailDoneSchema = z.object({ data: z.object({ id }), message: z.string() });
