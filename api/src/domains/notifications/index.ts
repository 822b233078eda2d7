export type { NotificationTemplate } from './notification-texts';
export type {} from './notifications.tables';
export { notify } from './notify';
export type { Recipients } from './notify';
export { notificationsModule } from './notifications.module';
