import { useCall, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { donations } from '../donations.slice';
import { donateTexts } from '../texts';

export interface EndDonationProps {
  readonly token: string;
}

/** Ends a monthly donation after a question. */
export function EndDonation({ token }: EndDonationProps) {
  const t = useTexts(donateTexts);
  const { locale: lang } = useScreen();
  const { start, status, error, clear } = useCall(donations.calls.end);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    clear();
  };
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('donation.end')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('donation.endTitle')}
        confirmLabel={t('donation.end')}
        isLoading={status === 'pending'}
        error={status === 'rejected' ? error?.message || t('donation.failure') : undefined}
        onClose={close}
        onConfirm={() => start({ token, lang }, close)}
      >
        {t('donation.endText')}
      </ConfirmDialog>
    </div>
  );
}
