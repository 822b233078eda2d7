import type { AnyMailDefinition } from '../../infrastructure/mail/define-mail';
import { confirmNewEmailMail } from './address/mails/confirm-new-email.mail';
import { emailAlreadyUsedMail } from './address/mails/email-already-used.mail';
import { emailChangeRequestedMail } from './address/mails/email-change-requested.mail';
import { emailChangedMail } from './address/mails/email-changed.mail';
import { accountDeletedMail } from './auth/mails/account-deleted.mail';
import { accountDisabledMail } from './auth/mails/account-disabled.mail';
import { forgotPasswordMail } from './auth/mails/forgot-password.mail';
import { identityPinMail } from './auth/mails/identity-pin.mail';
import { invitationMail } from './auth/mails/invitation.mail';
import { linkedInLinkedMail } from './auth/mails/linked-in-linked.mail';
import { passwordChangedMail } from './auth/mails/password-changed.mail';
import { verifyEmailMail } from './auth/mails/verify-email.mail';
import { removalDoneMail } from './privacy/mails/removal-done.mail';
import { removalPinMail } from './privacy/mails/removal-pin.mail';
import { removalScheduledMail } from './privacy/mails/removal-scheduled.mail';
import { removalTakenBackMail } from './privacy/mails/removal-taken-back.mail';
import { factorAddedMail } from './second-factor/mails/factor-added.mail';
import { factorRemovedMail } from './second-factor/mails/factor-removed.mail';
import { factorsRemovedByTeamMail } from './second-factor/mails/factors-removed-by-team.mail';
import { recoveryCodeUsedMail } from './second-factor/mails/recovery-code-used.mail';
import { recoveryCodesRenewedMail } from './second-factor/mails/recovery-codes-renewed.mail';

export const identityMails: readonly AnyMailDefinition[] = [
  confirmNewEmailMail,
  emailAlreadyUsedMail,
  emailChangeRequestedMail,
  emailChangedMail,
  accountDeletedMail,
  accountDisabledMail,
  forgotPasswordMail,
  identityPinMail,
  invitationMail,
  linkedInLinkedMail,
  passwordChangedMail,
  verifyEmailMail,
  removalDoneMail,
  removalPinMail,
  removalScheduledMail,
  removalTakenBackMail,
  factorAddedMail,
  factorRemovedMail,
  factorsRemovedByTeamMail,
  recoveryCodeUsedMail,
  recoveryCodesRenewedMail,
];
