import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { donations } from './donations.slice';
import { donationsTexts } from './texts';

export interface EndDonationProps {
  readonly token: string;
  /** Of a month, with its currency. */
  readonly amount: string;
}

/** Ends a monthly donation after a question. */
export function EndDonation({ token, amount }: EndDonationProps) {
  const t = useTexts(donationsTexts);
  const { start, status, error, clear } = useCall(donations.calls.end, token);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    clear();
  };
  return (
    <>
      <Button variant="secondary" aria-label={t('endOf', { amount })} onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('endTitle')}
        confirmLabel={t('end')}
        isLoading={status === 'pending'}
        error={status === 'rejected' ? error?.message || t('problem') : undefined}
        onClose={close}
        onConfirm={() => start(token, close)}
      >
        {t('endText')}
      </ConfirmDialog>
    </>
  );
}
