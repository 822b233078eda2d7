import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Link } from '@enlace/shared-ui';

import { Lead } from '../../../../lib/page.styles';
import type { EventRecord } from '../../../../lib/types';
import { ticketsTexts } from '../../texts';
import { Actions, StepTitle } from '../checkout.styles';
import type { Hold } from '../holds.slice';

export interface PaidLateProps {
  readonly event: EventRecord;
  readonly hold: Pick<Hold, 'number' | 'total' | 'currency'>;
  /** Begins another order. */
  readonly onMore: () => void;
}

/** The payment came after the last seat was taken: the money goes back, and the buyer waits. */
export function PaidLate({ event, hold, onMore }: PaidLateProps) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  const { number, total, currency } = hold;
  return (
    <>
      <StepTitle tabIndex={-1}>{t('late.title')}</StepTitle>
      <Lead role="status">{t('late.text')}</Lead>
      <p>{t('done.order', { number, amount: money(total, currency) })}</p>
      <Actions>
        {event.status !== 'cancelled' && (
          <Button variant="secondary" onClick={onMore}>
            {t('choose.title')}
          </Button>
        )}
        <Link to={`/events/${event.slug}`}>{t('backToEvent')}</Link>
      </Actions>
    </>
  );
}
