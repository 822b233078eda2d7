import { isAppError } from '@enlace/shared-contract/errors';
import type { Certificate } from '@enlace/shared-contract/learning';
import { isCancelled, useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { certificates } from './certificates.slice';
import { certificateTexts } from './texts';

export interface RevokeDialogProps {
  readonly certificate: Certificate;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason, and revokes a certificate. The reason stays when it fails. */
export function RevokeDialog({ certificate: { code, name }, onRevoked, onClose }: RevokeDialogProps) {
  const t = useTexts(certificateTexts);
  const { status, run } = useCall(certificates.calls.revoke);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const revoke = async () => {
    setFailure('');
    try {
      await run({ code, reason });
      onClose();
      onRevoked();
    } catch (error) {
      if (!isCancelled(error)) setFailure((isAppError(error) && error.userMessage) || t('failed'));
    }
  };
  return (
    <Modal isOpen isDismissible size="md" title={t('revokeTitle', { name: name ?? t('member') })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void revoke();
        }}
      >
        <Stack gap={20}>
          <Text>{t('revokeHint')}</Text>
          <FormField label={t('reason')} error={failure} isRequired>
            <TextInput autoFocus value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
          </FormField>
          <Cluster>
            <Button type="submit" isDisabled={reason.trim() === ''} isLoading={status === 'pending'}>
              {t('revokeNow')}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Modal>
  );
}
