import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Link } from '@enlace/shared-ui';

import { Lead } from '../../../../lib/page.styles';
import type { EventRecord } from '../../../../lib/types';
import { LostTickets } from '../../ticket/lost-tickets';
import { ticketsTexts } from '../../texts';
import { Actions, StepTitle } from '../checkout.styles';
import type { Hold } from '../holds.slice';
import { OrderTickets } from './order-tickets';
import { isUnfinished, outcomeOf, validTickets, type Outcome } from './outcome-of';

export interface CheckoutDoneProps {
  readonly event: EventRecord;
  readonly hold: Hold;
  /** Begins another order. */
  readonly onMore: () => void;
  /** Reads the order again. */
  readonly onAgain: () => void;
}

/** Outcomes without a visit: their tickets are not shown. */
const outcomesWithoutVisit: readonly Outcome[] = ['eventCancelled', 'cancellationFailed'];

/** What became of an order: its tickets, its money, and the next step. */
export function CheckoutDone({ event, hold, onMore, onAgain }: CheckoutDoneProps) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  const { refunded: refundedAmount, total, currency } = hold;
  const outcome = outcomeOf(hold, event);
  const tickets = validTickets(hold);
  const hasVisit = !outcomesWithoutVisit.includes(outcome);
  const isInMail = tickets.some(({ slug }) => slug === null);
  return (
    <>
      <StepTitle tabIndex={-1}>{t(`done.${outcome}.title`)}</StepTitle>
      <Lead role="status">{t(`done.${outcome}.lead`, { event: event.title, amount: money(total, currency) })}</Lead>
      {refundedAmount > 0 && <p>{t('done.wentBack', { amount: money(refundedAmount, currency) })}</p>}
      {hasVisit && <OrderTickets hold={hold} />}
      {hasVisit && isInMail && <p>{t('done.inMail')}</p>}
      {isUnfinished(hold) || !hasVisit ? (
        <Actions>
          {isUnfinished(hold) && (
            <Button variant="secondary" onClick={onAgain}>
              {t('done.look')}
            </Button>
          )}
          <Link to="/contact">{t('done.write')}</Link>
        </Actions>
      ) : (
        <NextSteps hold={hold} outcome={outcome} onMore={onMore} />
      )}
      {hasVisit && isInMail && <LostTickets />}
    </>
  );
}

interface NextStepsProps extends Pick<CheckoutDoneProps, 'hold' | 'onMore'> {
  readonly outcome: Outcome;
}

/** Opens the only ticket, or begins another order. */
function NextSteps({ hold, outcome, onMore }: NextStepsProps) {
  const t = useTexts(ticketsTexts);
  const tickets = validTickets(hold);
  const [{ slug: onlySlug = null } = {}] = tickets.length === 1 ? tickets : [];
  return (
    <Actions>
      {onlySlug !== null && (
        <ButtonLink to={`/t/${onlySlug}`} size="large" prefetch={false}>
          {t(outcome === 'pending' ? 'done.openPending' : 'done.open')}
        </ButtonLink>
      )}
      <Button variant="ghost" onClick={onMore}>
        {t(tickets.length > 0 ? 'done.more' : 'choose.title')}
      </Button>
      {outcome === 'settledEmpty' && <Link to="/contact">{t('done.write')}</Link>}
    </Actions>
  );
}
