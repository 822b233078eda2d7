import { signInCompleted } from '@enlace/shared-auth';
import { completeSignInSchema, pinOf, type TokenAnswer } from '@enlace/shared-contract/identity';
import { useCall, useRead } from '@enlace/shared-data';
import { ShortForm, textOf, useForm, type LineField } from '@enlace/shared-forms';
import { styled, useDispatch, useLocation, useTexts } from '@enlace/shared-platform';
import { Button, Link, Text, theme } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { FormMessage } from '../form-message';
import { readAttempt, type SessionScreenProps } from '../served-attempt';
import { SessionCard } from '../session-card';
import { sessionTexts } from '../texts';
import { useSubmitAtLastDigit } from '../use-submit-at-last-digit';
import { PasskeyButton } from './passkey-button';
import { secondStep } from './second-step.slice';

export interface SecondStepProps extends SessionScreenProps {
  readonly challenge: string;
}

/**
 * The second step of a sign-in: a passkey, the code of an app, or a recovery code. Until its methods are known, and
 * without scripts, the field takes both kinds of codes.
 */
export function SecondStep({ challenge, ...props }: SecondStepProps) {
  const t = useTexts(sessionTexts);
  const dispatch = useDispatch();
  const query = new URLSearchParams(useLocation().search);
  const { answer: methods, error } = useRead(secondStep.calls.read, challenge);
  const [wantsRecovery, setWantsRecovery] = useState(false);
  const enter = (answer: TokenAnswer) => void dispatch(signInCompleted(answer));
  const hasApp = methods?.includes('totp') ?? true;
  const hasRecovery = methods?.includes('recovery') ?? false;
  const hasPasskey = methods?.includes('passkey') ?? false;
  const isRecovery = hasRecovery && (wantsRecovery || (!hasApp && !hasPasskey));
  const isEnded = error?.code === 'SECOND_STEP_ENDED';
  const callback = query.get('callbackUrl');
  return (
    <SessionCard title={t('second.title')} lead={t('second.lead')}>
      {isEnded && <FormMessage failure={error} />}
      {hasPasskey && !isEnded && <PasskeyButton challenge={challenge} onSignedIn={enter} />}
      {hasPasskey && (hasApp || isRecovery) && <Or>{t('second.or')}</Or>}
      {(hasApp || isRecovery) && !isEnded && (
        <CodeForm
          key={isRecovery ? 'recovery' : 'app'}
          challenge={challenge}
          isRecovery={isRecovery}
          onSignedIn={enter}
          {...props}
        />
      )}
      <Others>
        {hasRecovery && !isRecovery && !isEnded && (
          <Button variant="ghost" onClick={() => setWantsRecovery(true)}>
            {t('second.useRecovery')}
          </Button>
        )}
        {isRecovery && hasApp && !isEnded && (
          <Button variant="ghost" onClick={() => setWantsRecovery(false)}>
            {t('second.useApp')}
          </Button>
        )}
        <Link to={callback === null ? '/login' : `/login?${new URLSearchParams({ callbackUrl: callback })}`}>
          {t('second.again')}
        </Link>
      </Others>
      <Text size="small" tone="soft">
        {t('second.help')}
      </Text>
    </SessionCard>
  );
}

interface CodeFormProps extends SecondStepProps {
  readonly isRecovery: boolean;
  readonly onSignedIn: (answer: TokenAnswer) => void;
}

function CodeForm({ challenge, isRecovery, onSignedIn, ...props }: CodeFormProps) {
  const t = useTexts(sessionTexts);
  const attempt = readAttempt(props);
  const element = useRef<HTMLFormElement>(null);
  const { run: complete } = useCall(secondStep.calls.complete, 'code');
  const label = t(isRecovery ? 'second.recovery' : 'second.code');
  const hint = t(isRecovery ? 'second.recoveryHint' : 'second.codeHint');
  const field: LineField = {
    kind: 'text',
    name: 'code',
    label,
    hint,
    autoComplete: isRecovery ? 'off' : 'one-time-code',
    isRequired: true,
    ...(isRecovery ? {} : { parse: codeOf }),
  };
  const form = useForm(
    {
      id: isRecovery ? 'second-step-recovery' : 'second-step',
      schema: completeSignInSchema,
      groups: [{ fields: [field] }],
      start: { code: attempt.values['code'] ?? '' },
      startError: attempt.error,
      send: ({ code }) => complete({ challenge, code: String(code) }),
      onSent: onSignedIn,
    },
    element,
  );
  const code = textOf(form.state.values, 'code');
  useSubmitAtLastDigit(code, () => /^\d{6}$/.test(code) && element.current?.requestSubmit());
  return (
    <>
      <FormMessage failure={form.failure} />
      <ShortForm ref={element} form={form} submit={t('second.submit')} />
    </>
  );
}

/** The six digits of a typed or pasted text. Letters beside digits are a recovery code, which stays as it is. */
function codeOf(text: string): string {
  const hasDigits = /(?<![a-z\d])\d(?:[\s.\-–—]?\d){5}(?![a-z\d])/iu.test(text);
  return hasDigits || !/[a-z]/i.test(text) ? pinOf(text) : text;
}

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${theme.space[16]};
  align-items: center;
  color: ${theme.color.inkSoft};
  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${theme.color.line};
  }
`;

const Others = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  justify-items: start;
`;
