import type { events } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

export interface GoingCellProps {
  readonly row: Pick<RowOf<typeof events>, 'going_count' | 'capacity'>;
  /** The same in words. */
  readonly children: ReactNode;
}

/** People with a ticket, and below the number a bar with their share of the seats; without a capacity there is no bar. */
export function GoingCell({ row: { going_count: going, capacity }, children }: GoingCellProps) {
  if (capacity === null) return children;
  const share = capacity === 0 ? 1 : Math.min(going / capacity, 1);
  return (
    <Seats>
      {children}
      <Bar aria-hidden="true">
        <Sold $isFull={share === 1} style={{ width: `${share * 100}%` }} />
      </Bar>
    </Seats>
  );
}

const Seats = styled.span`
  display: inline-grid;
  gap: ${theme.space[4]};
  min-width: 5.5rem;
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  display: block;
  overflow: hidden;
  height: 0.375rem;
  border-radius: ${theme.radius.round};
  background: ${theme.color.line};
`;

const Sold = styled.span<{ readonly $isFull: boolean }>`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ $isFull }) => ($isFull ? theme.color.success : theme.color.teal)};
`;
