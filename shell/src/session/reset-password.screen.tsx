import { useLocation, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, FormField, Link, TextInput } from '@enlace/shared-ui';

import { texts } from '../texts';
import { AccountMessage } from './account-message';
import { problemsOf, serverProblems } from './form-problems';
import { SessionCard, SessionForm } from './session-card';
import { useAccountCall } from './use-account-call';
import { useForm } from './use-form';

/** Chooses a new password with the code of the mail; link and hand-typed code both work. */
export function ResetPasswordScreen() {
  const t = useTexts(texts);
  const query = new URLSearchParams(useLocation().search);
  const { state, isPending, isDone, send } = useAccountCall();
  const form = useForm(
    { email: query.get('email') ?? '', pin: query.get('pin') ?? '', password: '', c_password: '' },
    (values) => ({
      ...problemsOf(values, { email: 'email', pin: 'pin', password: 'newPassword', c_password: 'password' }, t),
      ...(values['password'] === values['c_password'] ? {} : { c_password: t('session.reset.mismatch') }),
    }),
    (values) =>
      send('resetPassword', { ...values, email: values['email']?.trim() ?? '', pin: values['pin']?.trim() ?? '' }),
  );
  const problems = { ...serverProblems(state.error), ...form.problems };
  const isSaved = isDone('resetPassword');
  return (
    <SessionCard title={t('session.reset.title')} lead={t('session.reset.lead')}>
      <AccountMessage state={state} success={isSaved ? t('session.reset.done') : null} />
      {isSaved ? (
        <ButtonLink to="/login">{t('session.login.submit')}</ButtonLink>
      ) : (
        <SessionForm noValidate onSubmit={form.handleSubmit}>
          <FormField label={t('session.login.email')} error={problems['email']}>
            <TextInput type="email" autoComplete="username" {...form.field('email')} />
          </FormField>
          <FormField label={t('session.reset.pin')} hint={t('session.reset.pinHint')} error={problems['pin']}>
            <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...form.field('pin')} />
          </FormField>
          <FormField
            label={t('session.reset.password')}
            hint={t('session.reset.passwordHint')}
            error={problems['password']}
          >
            <TextInput type="password" autoComplete="new-password" {...form.field('password')} />
          </FormField>
          <FormField label={t('session.reset.repeat')} error={problems['c_password']}>
            <TextInput type="password" autoComplete="new-password" {...form.field('c_password')} />
          </FormField>
          <Button type="submit" isLoading={isPending} isFullWidth>
            {t('session.reset.submit')}
          </Button>
        </SessionForm>
      )}
      <Link to="/forgot-password">{t('session.verify.resend')}</Link>
    </SessionCard>
  );
}
