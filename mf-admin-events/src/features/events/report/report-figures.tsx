import { useLateTexts } from '@enlace/shared-admin';
import type { EventReport } from '@enlace/shared-contract/events';
import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { percent } from './report-formats';
import { reportTexts } from './texts';

interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** The four figures of an event: tickets, people who came, money and seats. */
export function ReportFigures({ report }: { readonly report: EventReport }) {
  const figures = [useTickets(report), useGuests(report), useMoney(report), useSeats(report)];
  return (
    <List>
      {figures.map(({ key, label, value, note }) => (
        <Tile key={key}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note !== '' && <small>{note}</small>}
          </dd>
        </Tile>
      ))}
    </List>
  );
}

function useTickets({ tickets, is_over: isOver }: EventReport): Figure {
  const t = useLateTexts(reportTexts);
  const { number } = useFormats();
  return {
    key: 'tickets',
    label: t(isOver ? 'figures.sold' : 'figures.coming'),
    value: number(tickets.valid),
    note: tickets.cancelled === 0 ? '' : t('figures.cancelled', { count: number(tickets.cancelled) }),
  };
}

function useGuests({ tickets, attendance, is_over: isOver }: EventReport): Figure {
  const t = useLateTexts(reportTexts);
  const { number } = useFormats();
  const missingCount = attendance === null ? 0 : attendance.expected - attendance.came;
  const share = (count: number) => number(count / Math.max(tickets.valid, 1), percent);
  const note =
    isOver && attendance !== null
      ? t('figures.noShows', { count: number(missingCount), share: share(missingCount) })
      : t('figures.ofTickets', { share: share(tickets.came) });
  return { key: 'came', label: t('figures.checkedIn'), value: number(tickets.came), note };
}

function useMoney({ paid: paidAmount, refunded: refundedAmount, currency, orders }: EventReport): Figure {
  const t = useLateTexts(reportTexts);
  const { money, number } = useFormats();
  if (paidAmount === 0) return { key: 'money', label: t('confirmed'), value: number(orders.confirmed), note: '' };
  const parts = { paid: money(paidAmount, currency), refunded: money(refundedAmount, currency) };
  return {
    key: 'money',
    label: t('net'),
    value: money(paidAmount - refundedAmount, currency),
    note: refundedAmount === 0 ? '' : t('figures.paidAndRefunded', parts),
  };
}

function useSeats({ tickets, capacity, orders }: EventReport): Figure {
  const t = useLateTexts(reportTexts);
  const { number } = useFormats();
  if (capacity === null)
    return {
      key: 'seats',
      label: t('figures.finished'),
      value: number(orders.confirmed / Math.max(orders.begun, 1), percent),
      note: t('figures.ofCheckouts', { count: number(orders.confirmed), all: number(orders.begun) }),
    };
  return {
    key: 'seats',
    label: t('figures.full'),
    value: number(tickets.valid / Math.max(capacity, 1), percent),
    note: t('figures.ofSeats', { count: number(tickets.valid), all: number(capacity) }),
  };
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${theme.space[12]};
  margin: 0;
`;

const Tile = styled.div`
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  dd {
    display: grid;
    gap: ${theme.space[4]};
    margin: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-size: ${theme.textSize.h3};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;
