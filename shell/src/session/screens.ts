import { formTexts } from '@enlace/shared-forms';

import { sessionTexts } from './texts';

export { account } from './account';
export { ForgotPasswordScreen } from './forgot-password.screen';
export { LoginScreen } from './login.screen';
export { ResetPasswordScreen } from './reset-password.screen';
export { VerifyEmailScreen } from './verify-email.screen';

/** Texts that the screens show. */
export const screenTexts = [sessionTexts, formTexts];
