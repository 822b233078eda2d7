import type { AnyMailDefinition } from '../../infrastructure/mail/define-mail';
import { cardExpiresMail } from './notices/mails/card-expires.mail';
import { paymentFailedMail } from './notices/mails/payment-failed.mail';
import { paymentLastReminderMail } from './notices/mails/payment-last-reminder.mail';
import { paymentReminderMail } from './notices/mails/payment-reminder.mail';
import { planEndedMail } from './notices/mails/plan-ended.mail';
import { planEndingMail } from './notices/mails/plan-ending.mail';
import { priceChangeMail } from './price-changes/mails/price-change.mail';
import { priceKeptMail } from './price-changes/mails/price-kept.mail';

export const membershipsMails: readonly AnyMailDefinition[] = [
  cardExpiresMail,
  paymentFailedMail,
  paymentLastReminderMail,
  paymentReminderMail,
  planEndedMail,
  planEndingMail,
  priceChangeMail,
  priceKeptMail,
];
