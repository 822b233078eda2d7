import { verifyEmailSchema } from '@enlace/shared-contract';
import { ShortForm, useForm } from '@enlace/shared-forms';
import { useLocation, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink } from '@enlace/shared-ui';
import { useRef } from 'react';

import { sessionTexts } from './texts';
import { FormMessage } from './form-message';
import { Message, SessionCard } from './session-card';
import { pinField } from './session-fields';
import { useAccountCall } from './use-account-call';

/** Proves an address with the code of the mail; a new code can be requested. */
export function VerifyEmailScreen() {
  const t = useTexts(sessionTexts);
  const query = new URLSearchParams(useLocation().search);
  const userId = /^\d+$/.exec(query.get('user_id') ?? '')?.[0];
  const element = useRef<HTMLFormElement>(null);
  const { name, state, isDone, send } = useAccountCall();
  const form = useForm(
    {
      id: 'verify-email',
      schema: verifyEmailSchema,
      groups: [{ fields: [pinField(t)] }],
      start: { pin: query.get('pin') ?? '' },
      send: (body) => send('verifyEmail', { ...body, user_id: userId }),
    },
    element,
  );
  const isResend = name === 'resendVerification';
  const isVerified = isDone('verifyEmail');
  const success = isVerified ? t('verify.done') : isDone('resendVerification') ? t('verify.resent') : null;
  return (
    <SessionCard title={t('verify.title')} lead={t('verify.lead')}>
      <FormMessage failure={isResend ? state.error : form.failure} success={success} />
      {userId === undefined && (
        <Message $kind="error" role="alert">
          {t('verify.broken')}
        </Message>
      )}
      {isVerified && <ButtonLink to="/login">{t('login.submit')}</ButtonLink>}
      {!isVerified && userId !== undefined && (
        <ShortForm ref={element} form={form} submit={t('verify.submit')}>
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
