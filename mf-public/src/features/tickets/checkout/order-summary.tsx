import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import { capitalise, dayRange, timeRange, zoneName } from '../../../lib/event-time';
import { color, radius, space, textSize } from '../../../lib/tokens';
import type { EventRecord } from '../../../lib/types';
import { ticketsTexts } from '../texts';
import { Countdown } from './countdown';
import { holds, type Hold } from './holds.slice';
import type { Order } from './use-order';

export interface OrderSummaryProps {
  readonly event: EventRecord;
  readonly order: Order;
}

/** The event, the tickets of the order, and its time. */
export function OrderSummary({ event, order }: OrderSummaryProps) {
  const t = useTexts(ticketsTexts);
  const { locale } = useLocale();
  const { hold, storedHold, step, paidAt } = order;
  const deadline = step === 'done' || paidAt !== null ? null : (hold?.deadline ?? null);
  const { timezone } = event;
  return (
    <Card aria-label={t('summary.label')}>
      <h2>{event.title}</h2>
      <p>
        {capitalise(dayRange(event, timezone, locale), locale)}
        <br />
        {timeRange(event, timezone, locale)} {zoneName(event.starts_at, timezone, locale)}
      </p>
      {hold !== null && step !== 'choose' && <Items hold={hold} />}
      {hold !== null && storedHold !== null && deadline !== null && (
        <>
          <Countdown hold={hold} storedHold={storedHold} deadline={deadline} />
          <Change order={order} />
        </>
      )}
    </Card>
  );
}

function Items({ hold }: { readonly hold: Hold }) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  return (
    <ul>
      {hold.items.map(({ ticket_id: id, name, quantity, full_price: price }) => (
        <li key={id}>
          <span>{t('summary.line', { count: quantity, name })}</span>
          <span>{price === 0 ? t('summary.free') : money(price * quantity, hold.currency)}</span>
        </li>
      ))}
      {hold.discount > 0 && (
        <li>
          <span>{t('summary.code', { code: hold.code ?? '' })}</span>
          <span>−{money(hold.discount, hold.currency)}</span>
        </li>
      )}
      {(hold.items.length > 1 || hold.discount > 0) && (
        <li>
          <span>{t('summary.total')}</span>
          <span>{money(hold.total, hold.currency)}</span>
        </li>
      )}
    </ul>
  );
}

/** Gives the seats back, so that other tickets can be chosen. */
function Change({ order: { storedHold, end } }: Pick<OrderSummaryProps, 'order'>) {
  const t = useTexts(ticketsTexts);
  const { start, status } = useCall(holds.calls.release);
  if (storedHold === null) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        isLoading={status === 'pending'}
        onClick={() => start(storedHold, () => end())}
      >
        {t('summary.change')}
      </Button>
      {status === 'rejected' && <p role="alert">{t('problems.unknown')}</p>}
    </>
  );
}

const Card = styled.aside`
  display: grid;
  gap: ${space[12]};
  align-self: start;
  justify-items: start;
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  font-size: ${textSize.small};
  h2 {
    font-size: ${textSize.h4};
    overflow-wrap: anywhere;
  }
  > p {
    color: ${color.inkSoft};
  }
  ul {
    width: 100%;
    border-top: 1px solid ${color.line};
  }
  li {
    display: flex;
    gap: ${space[16]};
    justify-content: space-between;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${color.line};
    font-weight: 600;
  }
`;
