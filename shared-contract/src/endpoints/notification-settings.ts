import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { timeZone, yesNo } from '../fields';

/**
 * Kinds of messages to a user. `mail`: the user decides (`choice`), the user decides but it never waits for the digest
 * (`urgent`), or it is always sent (`required`). `hasNotification`: whether the bell can show it.
 */
export const messageKinds = {
  tickets: { mail: 'required', hasNotification: true },
  eventReminder: { mail: 'urgent', hasNotification: true },
  eventChange: { mail: 'required', hasNotification: true },
  eventMessage: { mail: 'choice', hasNotification: true },
  waitingOffer: { mail: 'required', hasNotification: true },
  waitingEnd: { mail: 'choice', hasNotification: true },
  lessonTalk: { mail: 'choice', hasNotification: true },
  applications: { mail: 'urgent', hasNotification: true },
  candidates: { mail: 'choice', hasNotification: true },
  answers: { mail: 'required', hasNotification: true },
  team: { mail: 'choice', hasNotification: true },
  receipts: { mail: 'required', hasNotification: false },
  payments: { mail: 'required', hasNotification: false },
  security: { mail: 'required', hasNotification: false },
} as const satisfies Readonly<
  Record<string, { readonly mail: 'choice' | 'urgent' | 'required'; readonly hasNotification: boolean }>
>;

export type MessageKind = keyof typeof messageKinds;

// The keys of an object are its names.
export const messageKindNames = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]];

/** What a user wants to get by mail and in the bell (docs/guides/notifications.md). */
export const notificationSettingsCalls = {
  getNotificationSettings: wire.get('/api/v2/notification-settings', signedIn),
  /** Switches the mail, the notification or both of one kind. */
  saveMessageChoice: wire.post('/api/v2/notification-settings/choice', 'json', signedIn, { changes: [] }),
  /** Switches the daily digest. Mails that wait are sent at once when it is switched off. */
  saveDigest: wire.post('/api/v2/notification-settings/digest', 'json', signedIn, { changes: [] }),
  /** The link of a mail: stops mails of its kind, or those of the digest. A GET only asks. */
  unsubscribe: wire.post('/api/v2/unsubscribe', 'form', publicAccess, { changes: [] }),
} as const;

export const saveMessageChoiceSchema = z.object({
  kind: z.enum(messageKindNames),
  has_mail: z.optional(yesNo),
  has_notification: z.optional(yesNo),
});

export const saveDigestSchema = z.object({
  is_on: yesNo,
  /** Of the browser, so that the mail comes in the morning. */
  timezone: timeZone,
});

export const unsubscribeSchema = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });

const choiceSchema = z.object({
  kind: z.enum(messageKindNames),
  has_mail: z.boolean(),
  /** Null for a kind that the bell never shows. */
  has_notification: z.nullable(z.boolean()),
});

export const notificationSettingsSchema = z.object({
  data: z.object({
    choices: z.array(choiceSchema),
    digest: z.object({ is_on: z.boolean(), timezone: z.nullable(z.string()) }),
  }),
});

export type MessageChoice = z.infer<typeof choiceSchema>;
