import { recallNewAccount, rememberNewAccount } from '@enlace/shared-auth';
import { verifyEmailSchema } from '@enlace/shared-contract/identity';
import { ShortForm, textOf, useForm, type LineField } from '@enlace/shared-forms';
import { useLocation, useNavigate, useStore, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Link } from '@enlace/shared-ui';
import { useRef, type MouseEvent } from 'react';

import { sessionTexts } from './texts';
import { FormMessage } from './form-message';
import { sendLogin, type WithAuth } from './send-login';
import { Message, SessionCard } from './session-card';
import { pinField, type SessionText } from './session-fields';
import { useAccountCall } from './use-account-call';
import { useSubmitAtLastDigit } from './use-submit-at-last-digit';
import { readAttempt, type SessionScreenProps } from './served-attempt';

type Values = Readonly<Record<string, unknown>>;

/** First page of a new member. */
const welcomePath = '/my/welcome';

/**
 * Proves an address with the code of the mail, and signs in. A registration also needs its password, because another
 * person can have made it; the password that was typed on this page counts. Without the password, the user chooses a
 * new one. The new address of an account (`for=change`) needs the code alone.
 */
export function VerifyEmailScreen(props: SessionScreenProps) {
  const attempt = readAttempt(props);
  const t = useTexts(sessionTexts);
  const query = new URLSearchParams(useLocation().search);
  const userId = /^\d+$/.exec(query.get('user_id') ?? '')?.[0];
  const element = useRef<HTMLFormElement>(null);
  const { name, state, isDone, send } = useAccountCall();
  const store = useStore<WithAuth>();
  const navigate = useNavigate();
  const isChange = query.get('for') === 'change';
  const newAccount = userId === undefined ? null : recallNewAccount(Number(userId));
  const needsPassword = !isChange && newAccount === null;
  const verify = async (values: Values) => {
    const { newPassword, email } = await send('verifyEmail', { ...values, user_id: userId });
    if (newPassword !== null) void navigate(`/reset-password?${new URLSearchParams({ ...newPassword })}`);
    const password = values['password'];
    if (email === null || typeof password !== 'string') return;
    await sendLogin(store, { email, password });
    rememberNewAccount(null);
    void navigate(welcomePath, { replace: true });
  };
  const form = useForm(
    {
      id: 'verify-email',
      schema: verifyEmailSchema,
      groups: [{ fields: needsPassword ? [pinField(t), passwordField(t)] : [pinField(t)] }],
      start: { pin: attempt.values['pin'] ?? query.get('pin') ?? '' },
      startError: attempt.error,
      send: (values) => verify(newAccount === null ? values : { ...values, password: newAccount.password }),
    },
    element,
  );
  const pin = textOf(form.state.values, 'pin');
  const hasAll = pin.length === 6 && (!needsPassword || textOf(form.state.values, 'password') !== '');
  useSubmitAtLastDigit(pin, () => hasAll && element.current?.requestSubmit());
  const isResend = name === 'resendVerification';
  const isVerified = isDone('verifyEmail');
  const failure = form.failure ?? (name === 'verifyEmail' ? state.error : null);
  const isOutdated = form.state.edited.includes('pin');
  const isResent = isDone('resendVerification') || query.has('sent');
  const success = isVerified ? t('verify.done') : isResent ? t('verify.resent') : null;
  const instead = (action: () => Promise<unknown>) => (event: MouseEvent) => {
    event.preventDefault();
    // The failure of this call is shown above the form.
    void action().catch(() => undefined);
  };
  const lead = isChange
    ? t('verify.leadChange')
    : newAccount === null
      ? t('verify.lead')
      : t('verify.leadNew', { email: newAccount.email });
  return (
    <SessionCard title={t('verify.title')} lead={lead}>
      <FormMessage failure={isResend ? state.error : isOutdated ? null : failure} success={success} />
      {userId === undefined && (
        <Message $kind="error" role="alert">
          {t('verify.broken')}
        </Message>
      )}
      {isVerified && !form.isSending && <ButtonLink to="/login">{t('login.submit')}</ButtonLink>}
      {userId !== undefined && (!isVerified || form.isSending) && (
        <ShortForm ref={element} form={form} submit={t('verify.submit')}>
          {needsPassword && (
            <Button
              type="submit"
              name="intent"
              value="new-password"
              formNoValidate
              variant="ghost"
              isDisabled={form.state.isReady && pin.length !== 6}
              onClick={instead(() => verify({ pin }))}
            >
              {t('verify.withoutPassword')}
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="resend"
            formNoValidate
            variant="ghost"
            isLoading={isResend && state.status === 'pending'}
            onClick={instead(() => send('resendVerification', { user_id: userId }))}
          >
            {t('verify.resend')}
          </Button>
        </ShortForm>
      )}
      {userId !== undefined && !isVerified && <p>{t('verify.spam')}</p>}
      {!isChange && !isVerified && <Link to="/register">{t('verify.otherAddress')}</Link>}
    </SessionCard>
  );
}

function passwordField(t: SessionText): LineField {
  return {
    kind: 'password',
    name: 'password',
    label: t('verify.password'),
    hint: t('verify.passwordHint'),
    autoComplete: 'current-password',
    isRequired: true,
  };
}
