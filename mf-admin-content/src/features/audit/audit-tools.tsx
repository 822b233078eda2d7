import { useNotices } from '@enlace/shared-admin';
import { isCancelled, useCall } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { saveFile } from '../../lib/save-file';
import { audit, type AuditChoice } from './audit';
import { auditScreenTexts } from './texts';

/** Downloads the shown entries, and checks that no entry was changed, added or removed afterwards. */
export function AuditTools({ choice }: { readonly choice: AuditChoice }) {
  const t = useTexts(auditScreenTexts);
  const formats = useFormats();
  const { showFailure } = useNotices();
  const file = useCall(audit.calls.file, 'file');
  const verify = useCall(audit.calls.verify, 'verify');
  const [isOpen, setOpen] = useState(false);
  const handleDownload = () =>
    file.run(choice).then(
      (text) => saveFile('audit', text),
      (error: unknown) => (isCancelled(error) ? undefined : showFailure(error, t('downloadFailed'))),
    );
  const handleVerify = () =>
    verify.run(undefined).then(
      () => setOpen(true),
      (error: unknown) => (isCancelled(error) ? undefined : showFailure(error, t('verifyFailed'))),
    );
  const verdict = verify.answer?.data ?? null;
  return (
    <>
      <Button
        variant="secondary"
        iconBefore="check"
        isLoading={verify.status === 'pending'}
        onClick={() => void handleVerify()}
      >
        {t('verify')}
      </Button>
      <Button
        variant="secondary"
        iconBefore="download"
        isLoading={file.status === 'pending'}
        onClick={() => void handleDownload()}
      >
        {t('download')}
      </Button>
      {isOpen && verdict !== null && (
        <Modal isOpen isDismissible size="md" title={t('verify')} onClose={() => setOpen(false)}>
          <Text tone={verdict.isWhole ? undefined : 'danger'}>
            {verdict.isWhole
              ? t('whole', { count: verdict.checked })
              : t('broken', { id: formats.number(verdict.broken ?? 0) })}
          </Text>
          <Text tone="soft">{t('verifyHint')}</Text>
        </Modal>
      )}
    </>
  );
}
