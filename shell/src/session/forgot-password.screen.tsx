import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, TextInput } from '@enlace/shared-ui';

import { texts } from '../texts';
import { AccountMessage } from './account-message';
import { problemsOf, serverProblems } from './form-problems';
import { SessionCard, SessionForm } from './session-card';
import { useAccountCall } from './use-account-call';
import { useForm } from './use-form';

/** Asks for a code by mail; the answer is the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const t = useTexts(texts);
  const { state, isPending, isDone, send } = useAccountCall();
  const form = useForm(
    { email: '' },
    (values) => problemsOf(values, { email: 'email' }, t),
    ({ email = '' }) => send('forgotPassword', { email: email.trim() }),
  );
  const problems = { ...serverProblems(state.error), ...form.problems };
  const email = encodeURIComponent(form.values['email']?.trim() ?? '');
  return (
    <SessionCard title={t('session.forgot.title')} lead={t('session.forgot.lead')}>
      <AccountMessage state={state} success={isDone('forgotPassword') ? t('session.forgot.sent') : null} />
      <SessionForm noValidate onSubmit={form.handleSubmit}>
        <FormField label={t('session.login.email')} error={problems['email']}>
          <TextInput type="email" autoComplete="username" {...form.field('email')} />
        </FormField>
        <Button type="submit" isLoading={isPending} isFullWidth>
          {t('session.forgot.submit')}
        </Button>
      </SessionForm>
      <Link to={`/reset-password${email === '' ? '' : `?email=${email}`}`}>{t('session.forgot.have')}</Link>
      <Link to="/login">{t('session.forgot.back')}</Link>
    </SessionCard>
  );
}
