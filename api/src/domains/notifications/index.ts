export type { NotificationTemplate } from './notification-texts';
export { notificationsJobs } from './notifications-jobs';
export { notificationsPersonColumns } from './notifications-person-columns';
export { mountNotifications } from './notifications.routes';
export type {} from './notifications.tables';
export { mountNotificationSettings } from './settings/settings.routes';
export { notify } from './notify';
export type { NewNotification, Recipients } from './notify';
