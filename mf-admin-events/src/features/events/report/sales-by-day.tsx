import { useLateTexts } from '@enlace/shared-admin';
import type { EventReport } from '@enlace/shared-contract';
import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { reportTexts } from './texts';

/** Days with sales as a table whose rows have bars. */
export function SalesByDay({ report: { days, currency } }: { readonly report: EventReport }) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  const most = Math.max(...days.map(({ tickets }) => tickets), 1);
  const hasMoney = days.some(({ amount }) => amount > 0);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('tickets')}</th>
          {hasMoney && <th scope="col">{t('amount')}</th>}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, tickets, amount }) => (
          <tr key={day}>
            <th scope="row">{formats.date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })}</th>
            <td>
              <Bar $share={tickets / most}>{formats.number(tickets)}</Bar>
            </td>
            {hasMoney && <td>{formats.money(amount, currency)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  tbody th {
    font-weight: 400;
  }
  td:nth-child(2) {
    width: 100%;
  }
`;

const Bar = styled.span<{ readonly $share: number }>`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  &::before {
    content: '';
    width: ${({ $share }) => `${Math.max($share * 80, 1)}%`};
    height: 0.75rem;
    border-radius: ${theme.radius.small};
    background: ${theme.color.guava};
  }
`;
