import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, timestamp, wholeInput } from '../fields';
import type { WireCall } from '../wire';

/** Notifications of a user: the bell and its page (docs/guides/notifications.md). */
export const notificationCalls = {
  listNotifications: { ...wire.get('/api/v2/notifications', signedIn), isQuiet: true },
  /** `text/event-stream`; each event is a `notificationCountSchema`, the first one at once. */
  followNotifications: wire.get('/api/v2/notifications/stream', signedIn),
  /** Repeating it changes nothing. */
  readNotification: {
    ...wire.post('/api/v2/notifications/{id}/read', 'none', signedIn, { changes: [] }),
    isQuiet: true,
  },
  /** Marks the notifications up to an id, so that none is marked that the user has not seen. */
  readNotifications: { ...wire.post('/api/v2/notifications/read', 'json', signedIn, { changes: [] }), isQuiet: true },
} as const satisfies Readonly<Record<string, WireCall>>;

const wholeNumber = (maximum: number) => z.optional(wholeInput(1, maximum));

export const listNotificationsSchema = z.object({
  page: wholeNumber(10_000),
  per_page: wholeNumber(100),
});

export const readNotificationsSchema = z.object({ up_to: id });

const notificationSchema = z.object({
  id,
  /** In the language of the request. */
  text: z.string(),
  /** Path of the page that it is about; null without one. */
  link: z.nullable(z.string()),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
});

const count = { unread: z.number() };

export const notificationCountSchema = z.object({
  ...count,
  /** Id of the newest notification; 0 without any. */
  latest: z.number(),
});

export const notificationsSchema = z.object({
  data: z.array(notificationSchema),
  meta: z.object({ ...count, total: z.number() }),
});

/** Answer of the calls that mark notifications. */
export const readNotificationsAnswerSchema = z.object({ data: z.object(count) });

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationCount = z.infer<typeof notificationCountSchema>;
