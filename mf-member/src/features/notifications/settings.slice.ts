import {
  type MessageKind,
  notificationSettingsCalls,
  notificationSettingsSchema,
} from '@enlace/shared-contract/notifications';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const subject = 'notification-settings';
const read = dataOf(notificationSettingsSchema.shape.data);

interface Choice {
  readonly kind: MessageKind;
  readonly has_mail?: boolean;
  readonly has_notification?: boolean;
}

/** What the user wants to get. */
export const notificationSettings = createCalls('member/notification-settings', {
  get: defineCall({
    client: 'authenticated',
    request: (_: Readonly<Record<string, never>>) => ({ call: notificationSettingsCalls.getNotificationSettings }),
    read,
    shows: () => [subject],
  }),
  /** Quick changes of one switch follow each other. */
  choose: defineCall({
    mode: 'queue',
    client: 'authenticated',
    request: (choice: Choice) => ({ call: notificationSettingsCalls.saveMessageChoice, body: { ...choice } }),
    read,
    changes: () => [subject],
    keyOf: ({ kind, has_mail }) => `${kind} ${has_mail === undefined ? 'bell' : 'mail'}`,
  }),
  chooseDigest: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (isOn: boolean) => ({
      call: notificationSettingsCalls.saveDigest,
      body: { is_on: isOn, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
    read,
    changes: () => [subject],
  }),
});
