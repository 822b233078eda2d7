import { limitsOf, resetPasswordSchema } from '@enlace/shared-contract';
import { ShortForm, textOf, useForm, type FormValues, type LineField } from '@enlace/shared-forms';
import { useLocation, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';
import { useRef } from 'react';

import { texts } from '../texts';
import { FormMessage } from './form-message';
import { SessionCard } from './session-card';
import { emailField, pinField, type ShellText } from './session-fields';
import { useAccountCall } from './use-account-call';

/** Chooses a new password with the code of the mail; its link and a typed code both work. */
export function ResetPasswordScreen() {
  const t = useTexts(texts);
  const query = new URLSearchParams(useLocation().search);
  const element = useRef<HTMLFormElement>(null);
  const { isDone, send } = useAccountCall();
  const form = useForm(
    {
      id: 'reset-password',
      schema: resetPasswordSchema,
      groups: [{ fields: [emailField(t), pinField(t), ...passwordFields(t)] }],
      start: { email: query.get('email') ?? '', pin: query.get('pin') ?? '' },
      send: (body) => send('resetPassword', body),
    },
    element,
  );
  const isSaved = isDone('resetPassword');
  return (
    <SessionCard title={t('session.reset.title')} lead={t('session.reset.lead')}>
      <FormMessage failure={form.failure} success={isSaved ? t('session.reset.done') : null} />
      {isSaved ? (
        <ButtonLink to="/login">{t('session.login.submit')}</ButtonLink>
      ) : (
        <ShortForm ref={element} form={form} submit={t('session.reset.submit')} />
      )}
      <Link to="/forgot-password">{t('session.verify.resend')}</Link>
    </SessionCard>
  );
}

function passwordFields(t: ShellText): readonly LineField[] {
  const { minLength = 0 } = limitsOf(resetPasswordSchema, 'password');
  const areEqual = (values: FormValues) => textOf(values, 'password') === textOf(values, 'c_password');
  return [
    {
      kind: 'password',
      name: 'password',
      label: t('session.reset.password'),
      hint: t('session.reset.passwordHint', { minimum: minLength }),
      autoComplete: 'new-password',
    },
    {
      kind: 'password',
      name: 'c_password',
      label: t('session.reset.repeat'),
      autoComplete: 'new-password',
      check: (values) => (areEqual(values) ? null : t('session.reset.mismatch')),
    },
  ];
}
