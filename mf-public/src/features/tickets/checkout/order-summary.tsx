import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, Icon } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { capitalise, timeRange, zoneName } from '../../../lib/event-time';
import { dayRange } from '../../../lib/day-range';
import { dot } from '../../../lib/dot';
import { color, media, radius, space, textSize } from '../../../lib/tokens';
import type { EventRecord } from '../../../lib/types';
import { ticketsTexts } from '../texts';
import { Countdown } from './countdown';
import { holds, type Hold } from './holds.slice';
import type { Order } from './use-order';

export interface OrderSummaryProps {
  readonly event: EventRecord;
  readonly order: Order;
}

/** The event, the tickets of the order, and its time. On phones the parts are folded, so that the step comes first. */
export function OrderSummary({ event, order }: OrderSummaryProps) {
  const t = useTexts(ticketsTexts);
  const { locale } = useLocale();
  const { hold, storedHold, step, paidAt } = order;
  const deadline = step === 'done' || paidAt !== null ? null : (hold?.deadline ?? null);
  const { timezone } = event;
  const { money } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const partsId = useId();
  const hasItems = hold !== null && step !== 'choose';
  const total = hasItems ? (hold.total === 0 ? t('summary.free') : money(hold.total, hold.currency)) : null;
  const isTimed = hold !== null && storedHold !== null && deadline !== null;
  return (
    <Card aria-label={t('summary.label')}>
      <h2>{event.title}</h2>
      <Fold type="button" aria-expanded={isOpen} aria-controls={partsId} onClick={() => setIsOpen(!isOpen)}>
        {[t('summary.label'), total].filter((part) => part !== null).join(dot)}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </Fold>
      <Parts id={partsId} $isOpen={isOpen}>
        <p>
          {capitalise(dayRange(event, timezone, locale), locale)}
          <br />
          {timeRange(event, timezone, locale)} {zoneName(event.starts_at, timezone, locale)}
        </p>
        {hasItems && <Items hold={hold} />}
        {isTimed && <Change order={order} />}
      </Parts>
      {isTimed && <Countdown hold={hold} storedHold={storedHold} deadline={deadline} />}
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

const belowLarge = media.large.replace('@media', '@media not all and');

/** Wide windows show all parts. */
const Fold = styled.button`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  ${media.large} {
    display: none;
  }
`;

const Parts = styled.div<{ readonly $isOpen: boolean }>`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  width: 100%;
  ${belowLarge} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  }
`;

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
  p {
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
