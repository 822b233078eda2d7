export { ForgotPasswordScreen } from './forgot-password.screen';
export { LoginScreen } from './login.screen';
export { ResetPasswordScreen } from './reset-password.screen';
export { VerifyEmailScreen } from './verify-email.screen';
