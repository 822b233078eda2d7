import { selectAuth } from '@enlace/shared-auth';
import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { pinOf, proveSchema } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { InlineForm, useForm, type Field } from '@enlace/shared-forms';
import { useSelector, useTexts } from '@enlace/shared-platform';
import { Button, Stack, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useRef, useState } from 'react';

import { secondFactor } from '../second-factor.slice';
import { factorTexts } from '../../../lib/second-factor/texts';

export interface ProofDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** The user proves the identity with the password, or with a mailed code. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const t = useTexts(factorTexts);
  const { user } = useSelector(selectAuth);
  const { run: prove } = useCall(secondFactor.calls.prove);
  const mail = useCall(secondFactor.calls.prove, 'mail');
  const [hasCode, setHasCode] = useState(false);
  const address = user?.email ?? '';
  const handleMail = () => mail.start({}, () => setHasCode(true));
  return (
    <Modal isOpen size="lg" title={t('proof.title')} onClose={onClose}>
      <Stack gap={20}>
        <Text>{t('proof.lead')}</Text>
        <ProofForm key={String(hasCode)} isCode={hasCode} send={prove} onProved={onProved} onClose={onClose} />
        <Text size="small" tone="soft" role="status">
          {hasCode && t('proof.sent', { address })}
        </Text>
        {mail.error !== null && (
          <Text size="small" tone="danger" role="alert">
            {mail.error.message || t('failed')}
          </Text>
        )}
        <div>
          <Button variant="ghost" size="small" isLoading={mail.status === 'pending'} onClick={handleMail}>
            {t(hasCode ? 'proof.again' : 'proof.mail')}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}

interface ProofFormProps extends ProofDialogProps {
  readonly isCode: boolean;
  readonly send: (proof: { readonly password?: string; readonly pin?: string }) => Promise<unknown>;
}

function ProofForm({ isCode, send, onProved, onClose }: ProofFormProps) {
  const t = useTexts(factorTexts);
  const element = useRef<HTMLFormElement>(null);
  const password: Field = {
    kind: 'password',
    name: 'password',
    label: t('proof.password'),
    autoComplete: 'current-password',
    isRequired: true,
  };
  const pin: Field = {
    kind: 'text',
    name: 'pin',
    label: t('proof.code'),
    hint: t('proof.codeHint'),
    problem: t('proof.codeWrong'),
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    parse: pinOf,
    isRequired: true,
  };
  const form = useForm(
    {
      id: isCode ? 'second-factor-pin' : 'second-factor-password',
      schema: proveSchema,
      groups: [{ fields: [isCode ? pin : password] }],
      send: (values) =>
        send(isCode ? { pin: String(values['pin']) } : { password: String(values['password']) }).catch(placeRefusal),
      onSent: onProved,
    },
    element,
  );
  return (
    <InlineForm ref={element} form={form} submit={t('proof.confirm')}>
      <Button variant="ghost" onClick={onClose}>
        {t('cancel')}
      </Button>
    </InlineForm>
  );
}

/** A refused code is a problem of its field. */
function placeRefusal(error: unknown): never {
  if (!isAppError(error) || error.code !== 'INVALID_PIN') throw error;
  throw new AppError('VALIDATION_FAILED', { fields: { pin: [error.userMessage ?? ''] } });
}
