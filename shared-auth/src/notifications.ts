export { notificationSpecs, notificationsSubject, type NotificationsQuery } from './bell/notification-specs';
