import type { MyApplicationDetails } from '@enlace/shared-contract/recruiting';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { PagePart } from '../../../lib/page-part';
import { applications } from '../applications.slice';
import { applicationTexts } from '../texts';

export interface WithdrawPartProps {
  readonly application: MyApplicationDetails;
  readonly onWithdrawn: () => void;
}

/** Ends the application after a question. */
export function WithdrawPart({ application: { id, job }, onWithdrawn }: WithdrawPartProps) {
  const t = useTexts(applicationTexts);
  const { start, status, error, clear } = useCall(applications.calls.withdraw, String(id));
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    clear();
  };
  return (
    <PagePart id="application-end" title={t('details.end')}>
      <Text tone="soft">{t('details.endHint')}</Text>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('details.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isCancellation
        title={t('details.withdrawTitle', { job: job.title })}
        confirmLabel={t('details.withdraw')}
        isLoading={status === 'pending'}
        error={status === 'rejected' ? error?.message || t('details.problem') : undefined}
        onClose={close}
        onConfirm={() =>
          start({ id }, () => {
            close();
            onWithdrawn();
          })
        }
      >
        {t('details.withdrawText', { company: job.company.name })}
      </ConfirmDialog>
    </PagePart>
  );
}
