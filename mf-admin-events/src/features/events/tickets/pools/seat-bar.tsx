import { useLateTexts } from '@enlace/shared-admin';
import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { boardTexts } from '../texts';
import type { EventPool } from './event-pool';

export interface SeatBarProps {
  readonly pool: Pick<EventPool, 'sold' | 'held' | 'total'>;
}

/** Seats of a pool, or of all pools and tickets: sold, held and free ones, as a bar and in words. */
export function SeatBar({ pool }: SeatBarProps) {
  const t = useLateTexts(boardTexts);
  const { number } = useFormats();
  const { sold: soldCount, held: heldCount, total } = pool;
  const freeCount = Math.max(total - soldCount - heldCount, 0);
  // More seats than there are can be taken, e.g. after the capacity was lowered.
  const most = Math.max(total, soldCount + heldCount, 1);
  const share = (count: number): string => `${(count / most) * 100}%`;
  return (
    <div>
      <Bar aria-hidden="true">
        <Sold style={{ width: share(soldCount) }} />
        <Held style={{ width: share(heldCount) }} />
      </Bar>
      <ResourceTexts>
        {t('pools.seats', {
          sold: number(soldCount),
          held: number(heldCount),
          left: number(freeCount),
          total: number(total),
        })}
      </ResourceTexts>
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  overflow: hidden;
  height: ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.round};
  background: ${theme.color.sunken};
`;

const Sold = styled.div`
  background: ${theme.color.teal};
`;

const Held = styled.div`
  background: repeating-linear-gradient(
    135deg,
    ${theme.color.marigold} 0 0.25rem,
    ${theme.color.marigoldSoft} 0.25rem 0.5rem
  );
`;

const ResourceTexts = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-variant-numeric: tabular-nums;
`;
