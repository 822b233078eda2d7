import type { AnyMailDefinition } from '../../infrastructure/mail/define-mail';
import { donationReceivedMail } from './receipts/mails/donation-received.mail';
import { donationRefundedMail } from './receipts/mails/donation-refunded.mail';
import { monthlyDonationEndedMail } from './receipts/mails/monthly-donation-ended.mail';
import { monthlyDonationFailedMail } from './receipts/mails/monthly-donation-failed.mail';
import { monthlyDonationReceivedMail } from './receipts/mails/monthly-donation-received.mail';

export const donationsMails: readonly AnyMailDefinition[] = [
  donationReceivedMail,
  donationRefundedMail,
  monthlyDonationEndedMail,
  monthlyDonationFailedMail,
  monthlyDonationReceivedMail,
];
