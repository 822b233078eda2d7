export {
  type MessageChoice,
  type MessageKind,
  messageKindNames,
  messageKinds,
  notificationSettingsCalls,
  notificationSettingsSchema,
  saveDigestSchema,
  saveMessageChoiceSchema,
  unsubscribeSchema,
} from '../endpoints/notification-settings';
export {
  listNotificationsSchema,
  type Notification,
  notificationCalls,
  type NotificationCount,
  notificationCountSchema,
  notificationsSchema,
  readNotificationsAnswerSchema,
  readNotificationsSchema,
} from '../endpoints/notifications';
export {
  mailCalls,
  mailDoneSchema,
  mails,
  type MailState,
  mailStateAnswerSchema,
  mailStates,
} from '../resources/mails';
