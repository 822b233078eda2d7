import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import { styled, useFormats } from '@enlace/shared-platform';
import { Heading, Text, theme } from '@enlace/shared-ui';

import type { EventPool } from './pools/event-pool';
import { SeatBar } from './pools/seat-bar';
import { seatsOf } from './seats-of';
import { boardTexts } from './texts';
import type { TicketRow } from './ticket-item';

export interface AllSeatsProps {
  readonly event: AdminRow;
  readonly tickets: readonly TicketRow[];
  readonly pools: readonly EventPool[];
}

/** The seats of the event over all tickets and pools, and how their limits agree with its capacity. */
export function AllSeats({ event, tickets, pools }: AllSeatsProps) {
  const t = useLateTexts(boardTexts);
  const { number } = useFormats();
  const { sold: soldCount, held: heldCount, offered: offeredSeats } = seatsOf(tickets, pools);
  const capacity = typeof event['capacity'] === 'number' ? event['capacity'] : null;
  const total = Math.min(capacity ?? Infinity, offeredSeats ?? Infinity);
  const isOffering = offeredSeats !== null && capacity !== null;
  return (
    <Line aria-labelledby="event-seats">
      <Heading level={2} size="h4" id="event-seats">
        {t('seats.title')}
      </Heading>
      {total === Infinity ? (
        <Text tone="soft">{t('seats.noLimit', { sold: number(soldCount), held: number(heldCount) })}</Text>
      ) : (
        <SeatBar pool={{ sold: soldCount, held: heldCount, total }} />
      )}
      {isOffering && offeredSeats !== capacity && (
        <Text size="small" tone="soft">
          {t(offeredSeats > capacity ? 'seats.more' : 'seats.fewer', {
            offered: number(offeredSeats),
            capacity: number(capacity),
          })}
        </Text>
      )}
    </Line>
  );
}

const Line = styled.section`
  display: grid;
  gap: ${theme.space[8]};
`;
