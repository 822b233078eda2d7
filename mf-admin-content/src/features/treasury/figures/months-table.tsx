import { useIsNarrow } from '@enlace/shared-admin';
import type { MembershipFigures } from '@enlace/shared-contract/memberships';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Text, theme } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { figuresTexts } from './texts';

type Month = MembershipFigures['months'][number];

const gains = ['new', 'returned', 'upgraded'] as const;
const losses = ['downgraded', 'left'] as const;

/** Months that a phone shows at first: each is a card. */
const monthsOnPhone = 3;

/** The months with their movements, the latest first. */
export function MonthsTable({ figures }: { readonly figures: MembershipFigures }) {
  const t = useTexts(figuresTexts);
  const { date, money, number } = useFormats();
  const { currency, months } = figures;
  const isNarrow = useIsNarrow();
  const [isLong, setLong] = useState(false);
  const isCut = isNarrow && !isLong && months.length > monthsOnPhone;
  const movement = (kind: (typeof gains)[number] | (typeof losses)[number], sign: string): TableColumn<Month> => ({
    key: kind,
    header: t(`${kind}`),
    align: 'end',
    cell: ({ movements }) => {
      const { count, amount } = movements[kind];
      if (count === 0) return '–';
      return (
        <>
          {sign}
          {money(amount, currency)}
          <Text size="small" tone="soft">
            {number(count)}
          </Text>
        </>
      );
    },
  });
  const columns: readonly TableColumn<Month>[] = [
    {
      key: 'month',
      header: t('month'),
      cell: ({ month }) => date(month, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    },
    {
      key: 'recurring',
      header: t('recurringShort'),
      align: 'end',
      cell: ({ recurring }) => (
        <>
          {money(recurring.amount, currency)}
          <Text size="small" tone="soft">
            {number(recurring.count)}
          </Text>
        </>
      ),
    },
    ...gains.map((kind) => movement(kind, '+')),
    ...losses.map((kind) => movement(kind, '−')),
    {
      key: 'invoiced',
      header: t('invoiced'),
      align: 'end',
      cell: (month) => (
        <>
          {money(month.invoiced, currency)}
          {month.refunded > 0 && (
            <Text size="small" tone="soft">
              {t('refunded', { amount: money(month.refunded, currency) })}
            </Text>
          )}
        </>
      ),
    },
  ];
  return (
    <Place>
      <Table
        label={t('months')}
        columns={columns}
        rows={months.toReversed().slice(0, isCut ? monthsOnPhone : months.length)}
        rowKey={({ month }) => month}
        rowLabel={({ month }) => month}
        cardsBelow="52rem"
      />
      {isCut && (
        <Button variant="secondary" onClick={() => setLong(true)}>
          {t('allMonths', { count: months.length })}
        </Button>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  justify-items: start;
  margin-top: ${theme.space[12]};
  > :first-child {
    width: 100%;
  }
`;
