import { forgotPasswordSchema } from '@enlace/shared-contract/identity';
import { ShortForm, textOf, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { useRef } from 'react';

import { sessionTexts } from './texts';
import { FormMessage } from './form-message';
import { readAttempt, type SessionScreenProps } from './served-attempt';
import { SessionCard } from './session-card';
import { emailField } from './session-fields';
import { useAccountCall } from './use-account-call';

/** Asks for a code by mail; the answer is the same whether or not the address has an account. */
export function ForgotPasswordScreen(props: SessionScreenProps) {
  const attempt = readAttempt(props);
  const t = useTexts(sessionTexts);
  const element = useRef<HTMLFormElement>(null);
  const { isDone, send } = useAccountCall();
  const form = useForm(
    {
      id: 'forgot-password',
      schema: forgotPasswordSchema,
      groups: [{ fields: [emailField(t)] }],
      start: { email: attempt.values['email'] ?? '' },
      startError: attempt.error,
      send: (body) => send('forgotPassword', body),
    },
    element,
  );
  const email = encodeURIComponent(textOf(form.state.values, 'email').trim());
  return (
    <SessionCard title={t('forgot.title')} lead={t('forgot.lead')}>
      <FormMessage failure={form.failure} success={isDone('forgotPassword') ? t('forgot.sent') : null} />
      <ShortForm ref={element} form={form} submit={t('forgot.submit')} />
      <Link to={`/reset-password${email === '' ? '' : `?email=${email}`}`}>{t('forgot.have')}</Link>
      <Link to="/login">{t('forgot.back')}</Link>
    </SessionCard>
  );
}
