import { defineModule } from '../../kit/core/module/define-module';
import { digestMail } from './digest/digest.mail';
import { mailsResource } from './mails/mails.resource';
import { mountMails } from './mails/mails.routes';
import { notificationsJobs } from './notifications-jobs';
import { notificationsLabels } from './notifications-labels';
import { notificationsPersonColumns } from './notifications-person-columns';
import { mountNotifications } from './notifications.routes';
import { mountNotificationSettings } from './settings/settings.routes';

export const notificationsModule = defineModule({
  name: 'notifications',
  auditLabels: notificationsLabels,
  resources: [mailsResource],
  routes: [mountNotifications, mountNotificationSettings, mountMails],
  backgroundJobs: [notificationsJobs],
  mails: [digestMail],
  personalData: { columns: notificationsPersonColumns },
});
