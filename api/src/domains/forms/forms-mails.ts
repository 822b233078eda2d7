import type { AnyMailDefinition } from '../../infrastructure/mail/define-mail';
import { chapterMessageMail } from './mails/chapter-message.mail';
import { companyRegistrationBegunMail } from './mails/company-registration-begun.mail';
import { formNotificationMail } from './mails/form-notification.mail';
import { formReceivedMail } from './mails/form-received.mail';
import { formReplyMail } from './mails/form-reply.mail';
import { formsToCheckMail } from './mails/forms-to-check.mail';
import { alreadyRegisteredMail } from './registration/mails/already-registered.mail';

export const formsMails: readonly AnyMailDefinition[] = [
  chapterMessageMail,
  companyRegistrationBegunMail,
  formNotificationMail,
  formReceivedMail,
  formReplyMail,
  formsToCheckMail,
  alreadyRegisteredMail,
];
