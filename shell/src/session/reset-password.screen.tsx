import { resetPasswordSchema } from '@enlace/shared-contract/identity';
import { limitsOf } from '@enlace/shared-contract/resources';
import { ShortForm, textOf, useForm, type FormValues, type LineField } from '@enlace/shared-forms';
import { useLocation, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';
import { useRef } from 'react';

import { sessionTexts } from './texts';
import { FormMessage } from './form-message';
import { readAttempt, type SessionScreenProps } from './served-attempt';
import { SessionCard } from './session-card';
import { emailField, pinField, type SessionText } from './session-fields';
import { useAccountCall } from './use-account-call';

/** Chooses a new password with the link of the mail, which carries a long secret, or with its code. */
export function ResetPasswordScreen(props: SessionScreenProps) {
  const attempt = readAttempt(props);
  const t = useTexts(sessionTexts);
  const query = new URLSearchParams(useLocation().search);
  const element = useRef<HTMLFormElement>(null);
  const { isDone, send } = useAccountCall();
  const mailedPin = query.get('pin') ?? '';
  const link = /^[\w-]{22}$/.test(mailedPin) ? mailedPin : null;
  const form = useForm(
    {
      id: 'reset-password',
      schema: resetPasswordSchema,
      groups: [{ fields: [emailField(t), ...(link === null ? [pinField(t)] : []), ...passwordFields(t)] }],
      start: { email: query.get('email') ?? '', ...(link === null ? { pin: mailedPin } : {}), ...attempt.values },
      startError: attempt.error,
      send: (body) => send('resetPassword', link === null ? body : { ...body, pin: link }),
    },
    element,
  );
  const isSaved = isDone('resetPassword');
  return (
    <SessionCard title={t('reset.title')} lead={t(link === null ? 'reset.lead' : 'reset.leadLink')}>
      <FormMessage
        failure={form.failure}
        success={isSaved ? t('reset.done') : query.has('sent') ? t('forgot.sent') : null}
      />
      {isSaved ? (
        <ButtonLink to="/login">{t('login.submit')}</ButtonLink>
      ) : (
        <ShortForm ref={element} form={form} submit={t('reset.submit')} />
      )}
      <Link to="/forgot-password">{t('verify.resend')}</Link>
    </SessionCard>
  );
}

function passwordFields(t: SessionText): readonly LineField[] {
  const { minLength = 0 } = limitsOf(resetPasswordSchema, 'password');
  const areEqual = (values: FormValues) => textOf(values, 'password') === textOf(values, 'c_password');
  return [
    {
      kind: 'password',
      name: 'password',
      label: t('reset.password'),
      hint: t('reset.passwordHint', { minimum: minLength }),
      autoComplete: 'new-password',
    },
    {
      kind: 'password',
      name: 'c_password',
      label: t('reset.repeat'),
      autoComplete: 'new-password',
      check: (values) => (areEqual(values) ? null : t('reset.mismatch')),
    },
  ];
}
