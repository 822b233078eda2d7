import { forgotPasswordSchema } from '@enlace/shared-contract';
import { ShortForm, textOf, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { useRef } from 'react';

import { texts } from '../texts';
import { FormMessage } from './form-message';
import { SessionCard } from './session-card';
import { emailField } from './session-fields';
import { useAccountCall } from './use-account-call';

/** Asks for a code by mail; the answer is the same whether or not the address has an account. */
export function ForgotPasswordScreen() {
  const t = useTexts(texts);
  const element = useRef<HTMLFormElement>(null);
  const { isDone, send } = useAccountCall();
  const form = useForm(
    {
      id: 'forgot-password',
      schema: forgotPasswordSchema,
      groups: [{ fields: [emailField(t)] }],
      send: (body) => send('forgotPassword', body),
    },
    element,
  );
  const email = encodeURIComponent(textOf(form.state.values, 'email').trim());
  return (
    <SessionCard title={t('session.forgot.title')} lead={t('session.forgot.lead')}>
      <FormMessage failure={form.failure} success={isDone('forgotPassword') ? t('session.forgot.sent') : null} />
      <ShortForm ref={element} form={form} submit={t('session.forgot.submit')} />
      <Link to={`/reset-password${email === '' ? '' : `?email=${email}`}`}>{t('session.forgot.have')}</Link>
      <Link to="/login">{t('session.forgot.back')}</Link>
    </SessionCard>
  );
}
