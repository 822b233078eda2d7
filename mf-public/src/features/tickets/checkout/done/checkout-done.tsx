import { useFormats, useHref, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Link } from '@enlace/shared-ui';

import { Lead } from '../../../../lib/page.styles';
import type { EventRecord } from '../../../../lib/types';
import { LostTickets } from '../../ticket/lost-tickets';
import { ticketsTexts } from '../../texts';
import { Actions, StepTitle } from '../checkout.styles';
import { LookAgain, type LookAgainProps } from './look-again';
import { OrderTickets } from './order-tickets';
import { isUnfinished, outcomeOf, validTickets, type Outcome } from './outcome-of';

export interface CheckoutDoneProps extends LookAgainProps {
  readonly event: EventRecord;
  /** Begins another order. */
  readonly onMore: () => void;
}

/** Outcomes without a visit: their tickets are not shown. */
const outcomesWithoutVisit: readonly Outcome[] = ['eventCancelled', 'cancellationFailed', 'cancellationFailedFree'];

/** What became of an order: its tickets, its money, and the next step. */
export function CheckoutDone({ event, hold, storedHold, onMore }: CheckoutDoneProps) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  const { number, refunded: refundedAmount, total, currency } = hold;
  const outcome = outcomeOf(hold, event);
  const tickets = validTickets(hold);
  const hasVisit = !outcomesWithoutVisit.includes(outcome);
  const isInMail = tickets.some(({ slug }) => slug === null);
  return (
    <>
      <StepTitle tabIndex={-1}>{t(`done.${outcome}.title`)}</StepTitle>
      <Lead role="status">{t(`done.${outcome}.lead`, { event: event.title, amount: money(total, currency) })}</Lead>
      <p>{total > 0 ? t('done.order', { number, amount: money(total, currency) }) : t('done.freeOrder', { number })}</p>
      {refundedAmount > 0 && <p>{t('done.wentBack', { amount: money(refundedAmount, currency) })}</p>}
      {hasVisit && <OrderTickets hold={hold} />}
      {hasVisit && isInMail && <p>{t('done.inMail')}</p>}
      <Actions>
        {hasVisit && <OpenTicket hold={hold} outcome={outcome} />}
        {hasVisit && outcome !== 'withoutTickets' && event.status !== 'cancelled' && (
          <Button variant="ghost" onClick={onMore}>
            {t(tickets.length > 0 ? 'done.more' : 'choose.title')}
          </Button>
        )}
        {isUnfinished(hold) && <LookAgain hold={hold} storedHold={storedHold} />}
        {(isUnfinished(hold) || !hasVisit || outcome === 'settledEmpty') && (
          <Link to="/contact">{t('done.write')}</Link>
        )}
      </Actions>
      {hasVisit && isInMail && <LostTickets />}
    </>
  );
}

interface OpenTicketProps extends Pick<CheckoutDoneProps, 'hold'> {
  readonly outcome: Outcome;
}

/** The way to the only ticket that this browser can open. */
function OpenTicket({ hold, outcome }: OpenTicketProps) {
  const t = useTexts(ticketsTexts);
  const tickets = validTickets(hold);
  const [{ slug: onlySlug = null } = {}] = tickets.length === 1 ? tickets : [];
  // The document of the ticket keeps a copy for a door without network (docs/guides/check-in.md).
  const address = useHref(`/t/${onlySlug ?? ''}`);
  if (onlySlug === null) return null;
  return (
    <ButtonLink to={address} size="large" isNative>
      {t(outcome === 'pending' ? 'done.openPending' : 'done.open')}
    </ButtonLink>
  );
}
