import { errorSet, getProviders, selectAuth, signIn } from '@enlace/shared-auth';
import { loginSchema, secondStepDetailsSchema } from '@enlace/shared-contract/identity';
import { ShortForm, textOf, useForm, type LineField } from '@enlace/shared-forms';
import { useDispatch, useLocation, useNavigate, useSelector, useStore, useTexts } from '@enlace/shared-platform';
import { Button, Link } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { useExternalStore } from '../lifecycle/external-store';
import { sessionEnd } from './session-end';
import { sessionTexts } from './texts';
import { callbackTarget } from './callback-target';
import { FormMessage } from './form-message';
import { sendLogin, type WithAuth } from './send-login';
import { Message, SessionCard } from './session-card';
import { secondStepPath } from './second-step/second-step-path';
import { SecondStep } from './second-step/second-step';
import { readAttempt, type SessionScreenProps } from './served-attempt';
import { emailField, type SessionText } from './session-fields';

/** Sign in: the first step, and the second one of an account with a second factor. */
export function LoginScreen(props: SessionScreenProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const callback = query.get('callbackUrl');
  const { failure, isLoggedIn } = useSelector(selectAuth);
  // Another tab may sign the user in.
  useEffect(() => {
    if (isLoggedIn) void navigate(callbackTarget(callback, location.origin), { replace: true });
  }, [callback, isLoggedIn, navigate]);
  // The step is part of the address, so that a reload continues with it.
  const details = failure?.code === 'SECOND_FACTOR_REQUIRED' ? failure.details : null;
  useEffect(() => {
    const step = secondStepDetailsSchema.safeParse(details);
    if (!step.success) return;
    void navigate(secondStepPath(step.data.challenge, callback), { replace: true });
    dispatch(errorSet(null));
  }, [callback, details, dispatch, navigate]);
  const challenge = query.get('second_step');
  if (challenge !== null) return <SecondStep key={challenge} challenge={challenge} {...props} />;
  return <FirstStep {...props} />;
}

/** E-mail and password, or LinkedIn where it is configured. */
function FirstStep(props: SessionScreenProps) {
  const attempt = readAttempt(props);
  const t = useTexts(sessionTexts);
  const store = useStore<WithAuth>();
  const query = new URLSearchParams(useLocation().search);
  const element = useRef<HTMLFormElement>(null);
  const callback = query.get('callbackUrl');
  const form = useForm(
    {
      id: 'login',
      schema: loginSchema,
      groups: [{ fields: [emailField(t), passwordField(t)] }],
      start: { email: attempt.values['email'] ?? query.get('email') ?? '' },
      startError: attempt.error,
      send: (body) => sendLogin(store, loginSchema.parse(body)),
    },
    element,
  );
  const { state } = form;
  const failure = form.failure?.code === 'SECOND_FACTOR_REQUIRED' ? null : form.failure;
  const unverifiedId = failure?.code === 'EMAIL_NOT_VERIFIED' ? userIdOf(failure.details) : null;
  const hasEnded = useExternalStore(sessionEnd) === 'other';
  const endMessage = hasEnded ? t('login.ended') : null;
  const arrivalMessage =
    state.refusals === 0 && !form.isSending ? (queryMessage(query.get('error'), t) ?? endMessage) : null;
  return (
    <SessionCard title={t('login.title')} lead={t('login.lead')}>
      {arrivalMessage !== null && (
        <Message $kind="error" role="alert">
          {arrivalMessage}
        </Message>
      )}
      <FormMessage
        failure={failure}
        success={query.has('reset') ? t('reset.done') : query.has('verified') ? t('verify.done') : null}
      >
        {unverifiedId !== null && (
          <>
            {' '}
            <Link to={verifyPath(unverifiedId, textOf(state.values, 'email'))}>{t('login.verify')}</Link>
          </>
        )}
      </FormMessage>
      <ShortForm ref={element} form={form} submit={t('login.submit')} />
      <LinkedInButton callback={callback} />
      <Link to="/forgot-password">{t('login.forgot')}</Link>
      <p>
        {t('login.new')} <Link to="/register">{t('login.join')}</Link>
      </p>
    </SessionCard>
  );
}

function passwordField(t: SessionText): LineField {
  return {
    kind: 'password',
    name: 'password',
    label: t('login.password'),
    autoComplete: 'current-password',
  };
}

function verifyPath(userId: number, email: string): string {
  return `/verify-email?user_id=${userId}&email=${encodeURIComponent(email)}`;
}

/** Absent unless the server offers it. */
function LinkedInButton({ callback }: { readonly callback: string | null }) {
  const t = useTexts(sessionTexts);
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
    <Button
      variant="secondary"
      isFullWidth
      onClick={() => void signIn('linkedin', { callbackUrl: callbackTarget(callback, location.origin) })}
    >
      {t('login.linkedin')}
    </Button>
  );
}

/** Texts for the codes in `?error=` of the session library. */
function queryMessage(code: string | null, t: SessionText): string | null {
  if (code === null) return null;
  if (code === 'SessionRequired') return t('login.required');
  return t(code === 'CredentialsSignin' ? 'login.failed' : 'login.unable');
}

function userIdOf(details: unknown): number | null {
  const id = typeof details === 'object' && details !== null && 'user_id' in details ? details.user_id : null;
  return typeof id === 'number' ? id : null;
}
