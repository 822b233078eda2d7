import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { addPasskeySchema } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { InlineForm, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Button, Stack, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import {
  browserSupportsWebAuthn,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { useRef } from 'react';

import { secondFactor } from '../second-factor.slice';
import { factorTexts } from '../../../lib/second-factor/texts';

export interface AddPasskeyDialogProps {
  /** Options of the API for the browser. */
  readonly options: object;
  /** @param codes new recovery codes; null when the account has some */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** The name of a new passkey; then the browser's own dialog. */
export function AddPasskeyDialog({ options, onAdded, onClose }: AddPasskeyDialogProps) {
  const t = useTexts(factorTexts);
  const element = useRef<HTMLFormElement>(null);
  const { run: add } = useCall(secondFactor.calls.addPasskey);
  const { run: request } = useCall(secondFactor.calls.newPasskey, 'again');
  const attempts = useRef(0);
  const create = async (name: string) => {
    // A challenge works once: after a refusal, the next attempt needs a new one.
    const nextOptions = attempts.current === 0 ? options : await request(undefined);
    attempts.current += 1;
    if (!browserSupportsWebAuthn()) throw problemOf(t('passkeys.missing'));
    // Made by the WebAuthn library of the API; the browser checks every part of it.
    const optionsJSON = nextOptions as unknown as PublicKeyCredentialCreationOptionsJSON;
    const passkey = await startRegistration({ optionsJSON }).catch((error: unknown) => {
      const isExisting = error instanceof Error && error.name === 'InvalidStateError';
      throw problemOf(t(isExisting ? 'passkeys.exists' : 'passkeys.refused'));
    });
    return add({ name, passkey });
  };
  const form = useForm(
    {
      id: 'second-factor-passkey',
      schema: addPasskeySchema,
      groups: [
        {
          fields: [
            {
              kind: 'text',
              name: 'name',
              label: t('passkeys.name'),
              hint: t('passkeys.nameHint'),
              autoComplete: 'off',
            },
          ],
        },
      ],
      start: { name: t('passkeys.startName') },
      send: ({ name }) => create(String(name)).catch(placePasskeyProblem),
      onSent: onAdded,
    },
    element,
  );
  return (
    <Modal isOpen size="lg" title={t('passkeys.addTitle')} onClose={onClose}>
      <Stack gap={20}>
        <Text>{t('passkeys.addLead')}</Text>
        <InlineForm ref={element} form={form} submit={t('passkeys.create')}>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </InlineForm>
      </Stack>
    </Modal>
  );
}

const problemOf = (text: string): AppError =>
  new AppError('VALIDATION_FAILED', { userMessage: text, message: text, fields: { name: [text] } });

/** The form has no field for the passkey itself. */
function placePasskeyProblem(error: unknown): never {
  const texts = isAppError(error) ? error.fields?.['passkey'] : undefined;
  if (texts?.[0] === undefined) throw error;
  throw problemOf(texts[0]);
}
