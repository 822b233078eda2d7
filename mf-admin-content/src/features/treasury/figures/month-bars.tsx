import { BarChart } from '@enlace/shared-admin';
import type { MembershipFigures } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';

import { figuresTexts } from './texts';

/** Recurring revenue by month as bars; the table below has the same numbers in words. */
export function MonthBars({ figures: { months, currency } }: { readonly figures: MembershipFigures }) {
  const t = useTexts(figuresTexts);
  const { date, money } = useFormats();
  return (
    <BarChart
      label={t('chart')}
      hasCaption
      bars={months.map(({ month, recurring }) => ({
        key: month,
        title: `${date(month, { month: 'long', year: 'numeric', timeZone: 'UTC' })}: ${money(recurring.amount, currency)}`,
        length: recurring.amount,
        label: date(month, { month: 'short', timeZone: 'UTC' }),
      }))}
    />
  );
}
