import { getProviders, loginRequested, selectAuth, signIn } from '@enlace/shared-auth';
import { useDispatch, useLocation, useNavigate, useSelector, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, TextInput } from '@enlace/shared-ui';
import { useEffect, useState } from 'react';

import { texts } from '../texts';
import { callbackTarget } from './callback-target';
import { problemsOf, type ShellText } from './form-problems';
import { Message, SessionCard, SessionForm } from './session-card';
import { useForm } from './use-form';

/** Sign in with e-mail and password, or with LinkedIn where it is configured. */
export function LoginScreen() {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { isLoggedIn, loading, error, failure } = useSelector(selectAuth);
  const [isSent, setIsSent] = useState(false);
  const query = new URLSearchParams(search);
  const target = callbackTarget(query.get('callbackUrl'), location.origin);
  const form = useForm(
    { email: '', password: '' },
    (values) => problemsOf(values, { email: 'email', password: 'password' }, t),
    ({ email = '', password = '' }) => {
      setIsSent(true);
      dispatch(loginRequested({ email: email.trim(), password }));
    },
  );
  useEffect(() => {
    if (isLoggedIn) void navigate(target, { replace: true });
  }, [isLoggedIn, navigate, target]);

  const unverified = isSent && failure?.code === 'EMAIL_NOT_VERIFIED' ? userIdOf(failure.details) : null;
  const message = isSent && loading === 'idle' ? error : queryMessage(query.get('error'), t);
  return (
    <SessionCard title={t('session.login.title')} lead={t('session.login.lead')}>
      {message && (
        <Message $kind="error" role="alert">
          {message}
          {unverified !== null && (
            <>
              {' '}
              <Link to={`/verify-email?user_id=${unverified}&email=${encodeURIComponent(form.values['email'] ?? '')}`}>
                {t('session.login.verify')}
              </Link>
            </>
          )}
        </Message>
      )}
      <SessionForm noValidate onSubmit={form.handleSubmit}>
        <FormField label={t('session.login.email')} error={form.problems['email']}>
          <TextInput type="email" autoComplete="username" {...form.field('email')} />
        </FormField>
        <FormField label={t('session.login.password')} error={form.problems['password']}>
          <TextInput type="password" autoComplete="current-password" {...form.field('password')} />
        </FormField>
        <Button type="submit" isLoading={loading === 'loading'} isFullWidth>
          {t('session.login.submit')}
        </Button>
      </SessionForm>
      <LinkedInButton callbackUrl={target} />
      <Link to="/forgot-password">{t('session.login.forgot')}</Link>
    </SessionCard>
  );
}

/** Absent unless the server offers it. */
function LinkedInButton({ callbackUrl }: { readonly callbackUrl: string }) {
  const t = useTexts(texts);
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void getProviders().then((providers) => isCurrent && setIsOffered(providers?.['linkedin'] !== undefined));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!isOffered) return null;
  return (
    <Button variant="secondary" isFullWidth onClick={() => void signIn('linkedin', { callbackUrl })}>
      {t('session.login.linkedin')}
    </Button>
  );
}

/** What the session library says in `?error=`. */
function queryMessage(code: string | null, t: ShellText): string | null {
  if (code === null) return null;
  if (code === 'SessionRequired') return t('session.login.required');
  return t(code === 'CredentialsSignin' ? 'session.login.failed' : 'session.login.unable');
}

function userIdOf(details: unknown): number | null {
  const id = typeof details === 'object' && details !== null && 'user_id' in details ? details.user_id : null;
  return typeof id === 'number' ? id : null;
}
