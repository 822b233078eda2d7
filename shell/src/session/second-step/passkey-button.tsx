import { isAppError } from '@enlace/shared-contract/errors';
import type { TokenAnswer } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';

import { Message } from '../session-card';
import { sessionTexts } from '../texts';
import { secondStep } from './second-step.slice';

export interface PasskeyButtonProps {
  readonly challenge: string;
  readonly onSignedIn: (answer: TokenAnswer) => void;
}

/** The browser's own dialog for a passkey; its code is loaded on the first press. */
export function PasskeyButton({ challenge, onSignedIn }: PasskeyButtonProps) {
  const t = useTexts(sessionTexts);
  const { run: request } = useCall(secondStep.calls.passkeyOptions);
  const { run: complete } = useCall(secondStep.calls.complete, 'passkey');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sign = async () => {
    const options = await request(challenge);
    const { browserSupportsWebAuthn, startAuthentication } = await import(
      /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
    );
    if (!browserSupportsWebAuthn()) return setProblem(t('second.passkeyMissing'));
    // Made by the WebAuthn library of the API; the browser checks every part of it.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const passkey = await startAuthentication({ optionsJSON });
    onSignedIn(await complete({ challenge, passkey }));
    return undefined;
  };
  const handlePress = () => {
    if (isAsking) return;
    setAsking(true);
    setProblem(null);
    sign()
      .catch((error: unknown) => {
        if (isAppError(error) && error.code === 'CANCELLED') return;
        const text = isAppError(error) ? (error.fields?.['passkey']?.[0] ?? error.userMessage) : undefined;
        setProblem(text || t('second.passkeyFailed'));
      })
      .finally(() => setAsking(false));
  };
  return (
    <>
      {problem !== null && (
        <Message $kind="error" role="alert">
          {problem}
        </Message>
      )}
      <Button isFullWidth isLoading={isAsking} iconBefore="key" onClick={handlePress}>
        {t('second.passkey')}
      </Button>
      <Text size="small" tone="soft">
        {t('second.passkeyHint')}
      </Text>
    </>
  );
}
