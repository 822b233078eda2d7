import { useLocation, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, FormField, TextInput } from '@enlace/shared-ui';

import { texts } from '../texts';
import { AccountMessage } from './account-message';
import { problemsOf, serverProblems } from './form-problems';
import { Message, SessionCard, SessionForm } from './session-card';
import { useAccountCall } from './use-account-call';
import { useForm } from './use-form';

/** Proves an address with the code of the mail; a new code can be asked for. */
export function VerifyEmailScreen() {
  const t = useTexts(texts);
  const query = new URLSearchParams(useLocation().search);
  const userId = /^\d+$/.exec(query.get('user_id') ?? '')?.[0];
  const { state, isPending, isDone, send } = useAccountCall();
  const form = useForm(
    { pin: query.get('pin') ?? '' },
    (values) => problemsOf(values, { pin: 'pin' }, t),
    ({ pin = '' }) => send('verifyEmail', { pin: pin.trim(), user_id: userId ?? '' }),
  );
  const problems = { ...serverProblems(state.error), ...form.problems };
  const isVerified = isDone('verifyEmail');
  const success = isVerified
    ? t('session.verify.done')
    : isDone('resendVerification')
      ? t('session.verify.resent')
      : null;
  return (
    <SessionCard title={t('session.verify.title')} lead={t('session.verify.lead')}>
      <AccountMessage state={state} success={success} />
      {userId === undefined && (
        <Message $kind="error" role="alert">
          {t('session.verify.broken')}
        </Message>
      )}
      {isVerified && <ButtonLink to="/login">{t('session.login.submit')}</ButtonLink>}
      {!isVerified && userId !== undefined && (
        <SessionForm noValidate onSubmit={form.handleSubmit}>
          <FormField label={t('session.reset.pin')} hint={t('session.reset.pinHint')} error={problems['pin']}>
            <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...form.field('pin')} />
          </FormField>
          <Button type="submit" isLoading={isPending} isFullWidth>
            {t('session.verify.submit')}
          </Button>
          <Button variant="ghost" onClick={() => send('resendVerification', { user_id: userId })}>
            {t('session.verify.resend')}
          </Button>
        </SessionForm>
      )}
    </SessionCard>
  );
}
