import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { formatIn } from '../../../lib/event-time';
import { color, space, textSize } from '../../../lib/tokens';
import { ticketsTexts } from '../texts';
import { tickets, type HeldTicket } from './tickets.slice';

/** Gives the seat back, after a question; without a button once the time for it is over. */
export function CancelTicket({ ticket }: { readonly ticket: HeldTicket }) {
  const t = useTexts(ticketsTexts);
  const { start, status, error, clear } = useCall(tickets.calls.cancel);
  const [isOpen, setIsOpen] = useState(false);
  const people = ticket.event.waiting?.people ?? 0;
  const close = () => {
    setIsOpen(false);
    clear();
  };
  // An answer that refuses the cancellation stays visible.
  if (!ticket.cancellation.is_open && !isOpen) return <ClosedNote ticket={ticket} />;
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {t('ticket.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('ticket.cancelTitle', { event: ticket.event.title })}
        confirmLabel={t('ticket.cancelYes')}
        backLabel={t('ticket.keep')}
        // For a release of the shell that does not know the label.
        isCancellation
        isLoading={status === 'pending'}
        error={status === 'rejected' ? error?.message || t('problems.unknown') : undefined}
        onClose={close}
        onConfirm={() => start(ticket, close)}
      >
        <Effects>
          <p>{t('ticket.cancelText')}</p>
          {people > 0 && <p>{t('ticket.cancelWaiting', { count: people })}</p>}
          <MoneyEffect ticket={ticket} />
        </Effects>
      </ConfirmDialog>
    </>
  );
}

/** What becomes of the price; nothing for a free ticket. */
function MoneyEffect({ ticket: { cancellation } }: { readonly ticket: HeldTicket }) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  const { paid: paidAmount, refund, currency } = cancellation;
  if (paidAmount === 0) return null;
  return (
    <p>
      {refund > 0
        ? t('ticket.cancelRefund', { amount: money(refund, currency) })
        : t('ticket.cancelNoRefund', { amount: money(paidAmount, currency) })}
    </p>
  );
}

/** Until when the holder could cancel, in the time zone of the event. */
function ClosedNote({ ticket: { cancellation, event } }: { readonly ticket: HeldTicket }) {
  const t = useTexts(ticketsTexts);
  const { locale } = useLocale();
  const { until } = cancellation;
  if (new Date(until) > new Date()) return <Note>{t('ticket.cancelClosed')}</Note>;
  const time = formatIn(event.timezone, until, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  return <Note>{t('ticket.cancelUntil', { time })}</Note>;
}

const Effects = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const Note = styled.p`
  flex-basis: 100%;
  max-width: 38rem;
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
