import type { Mail } from './mail';

const hour = 60;
const day = 24 * hour;

/** Minutes in which a mail is of use; the others are of use at any time. Codes end after the same times. */
export const mailLifetimes: Readonly<Partial<Record<Mail['template'], number>>> = {
  verifyEmail: day,
  confirmNewEmail: day,
  forgotPassword: 30,
  identityPin: 30,
  removalPin: 30,
  invitation: 7 * day,
  eventReminder: day,
};

/** Whether a mail that has waited since `createdAt` is of no use any more. */
export function isOutdated(template: Mail['template'], createdAt: Date, now: Date): boolean {
  const minutes = mailLifetimes[template];
  return minutes !== undefined && now.getTime() - createdAt.getTime() > minutes * 60_000;
}
