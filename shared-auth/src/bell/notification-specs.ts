import {
  notificationCalls,
  notificationsSchema,
  readNotificationsAnswerSchema,
} from '@enlace/shared-contract/notifications';
import { bodyOf, defineCall } from '@enlace/shared-data';

/** What the notifications of the user change and show: the bell and the page read again together. */
export const notificationsSubject = 'notifications';

export interface NotificationsQuery {
  readonly page?: number;
  readonly per_page: number;
  readonly lang: string;
}

/** The calls of the bell and of the page of notifications, for a slice of each. */
export const notificationSpecs = {
  list: defineCall({
    client: 'authenticated',
    request: (query: NotificationsQuery) => ({ call: notificationCalls.listNotifications, query: { ...query } }),
    read: bodyOf(notificationsSchema),
    shows: () => [notificationsSubject],
  }),
  read: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id }: { readonly id: number }) => ({ call: notificationCalls.readNotification, params: { id } }),
    read: bodyOf(readNotificationsAnswerSchema),
    changes: () => [notificationsSubject],
    keyOf: ({ id }) => String(id),
  }),
  readAll: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ upTo }: { readonly upTo: number }) => ({
      call: notificationCalls.readNotifications,
      body: { up_to: upTo },
    }),
    read: bodyOf(readNotificationsAnswerSchema),
    changes: () => [notificationsSubject],
  }),
} as const;
