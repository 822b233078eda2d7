import { verifyEmailSchema } from '@enlace/shared-contract';
import { ShortForm, textOf, useForm, type LineField } from '@enlace/shared-forms';
import { useLocation, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink } from '@enlace/shared-ui';
import { useRef } from 'react';

import { sessionTexts } from './texts';
import { FormMessage } from './form-message';
import { Message, SessionCard } from './session-card';
import { pinField, type SessionText } from './session-fields';
import { useAccountCall } from './use-account-call';

/**
 * Proves an address with the code of the mail; a new code can be requested. A registration also needs its password,
 * because another person can have made it; without the password, the user chooses a new one. The new address of an
 * account (`for=change`) needs the code alone.
 */
export function VerifyEmailScreen() {
  const t = useTexts(sessionTexts);
  const query = new URLSearchParams(useLocation().search);
  const userId = /^\d+$/.exec(query.get('user_id') ?? '')?.[0];
  const element = useRef<HTMLFormElement>(null);
  const { name, state, isDone, send } = useAccountCall();
  const navigate = useNavigate();
  const isChange = query.get('for') === 'change';
  const verify = async (values: Readonly<Record<string, unknown>>) => {
    const newPassword = await send('verifyEmail', { ...values, user_id: userId });
    if (newPassword !== null) void navigate(`/reset-password?${new URLSearchParams({ ...newPassword })}`);
  };
  const form = useForm(
    {
      id: 'verify-email',
      schema: verifyEmailSchema,
      groups: [{ fields: isChange ? [pinField(t)] : [pinField(t), passwordField(t)] }],
      start: { pin: query.get('pin') ?? '' },
      send: verify,
    },
    element,
  );
  const pin = textOf(form.state.values, 'pin').trim();
  const isResend = name === 'resendVerification';
  const isVerified = isDone('verifyEmail');
  const success = isVerified ? t('verify.done') : isDone('resendVerification') ? t('verify.resent') : null;
  return (
    <SessionCard title={t('verify.title')} lead={t(isChange ? 'verify.leadChange' : 'verify.lead')}>
      <FormMessage
        failure={isResend ? state.error : (form.failure ?? (name === 'verifyEmail' ? state.error : null))}
        success={success}
      />
      {userId === undefined && (
        <Message $kind="error" role="alert">
          {t('verify.broken')}
        </Message>
      )}
      {isVerified && <ButtonLink to="/login">{t('login.submit')}</ButtonLink>}
      {!isVerified && userId !== undefined && (
        <ShortForm ref={element} form={form} submit={t('verify.submit')}>
          {!isChange && (
            <Button
              variant="ghost"
              isDisabled={!/^\d{6}$/.test(pin)}
              onClick={() => void verify({ pin }).catch(() => undefined)}
            >
              {t('verify.withoutPassword')}
            </Button>
          )}
          <Button
            variant="ghost"
            isLoading={isResend && state.status === 'pending'}
            // The failure of this call is shown above the form.
            onClick={() => void send('resendVerification', { user_id: userId }).catch(() => undefined)}
          >
            {t('verify.resend')}
          </Button>
        </ShortForm>
      )}
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
