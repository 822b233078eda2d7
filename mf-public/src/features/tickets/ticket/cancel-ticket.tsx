import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { ticketsTexts } from '../texts';
import { tickets, type HeldTicket } from './tickets.slice';

/** Gives the seat back, after a question. */
export function CancelTicket({ ticket }: { readonly ticket: HeldTicket }) {
  const t = useTexts(ticketsTexts);
  const { start, status, error, clear } = useCall(tickets.calls.cancel);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    clear();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {t('ticket.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('ticket.cancelTitle', { event: ticket.event.title })}
        confirmLabel={t('ticket.cancelYes')}
        isLoading={status === 'pending'}
        error={status === 'rejected' ? error?.message || t('problems.unknown') : undefined}
        onClose={close}
        onConfirm={() => start(ticket, close)}
      >
        {t('ticket.cancelText')}
      </ConfirmDialog>
    </>
  );
}
