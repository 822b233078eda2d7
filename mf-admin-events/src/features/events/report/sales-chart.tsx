import { BarChart, useLateTexts } from '@enlace/shared-admin';
import type { EventReport } from '@enlace/shared-contract/events';
import { useFormats } from '@enlace/shared-platform';

import { useDayFormat } from './report-formats';
import { type SalesPeriod, salesPeriods } from './sales-periods';
import { reportTexts } from './texts';

/** Sold tickets by day as bars, of a long sale by week; the table below has the numbers of each day. */
export function SalesChart({ report: { days } }: { readonly report: EventReport }) {
  const t = useLateTexts(reportTexts);
  const { number } = useFormats();
  const dayOf = useDayFormat();
  const periods = salesPeriods(days);
  if (periods.length === 0) return null;
  const daysOf = ({ day, lastDay }: SalesPeriod) =>
    day === lastDay ? dayOf(day) : t('chartDays', { first: dayOf(day), last: dayOf(lastDay) });
  const isByWeek = periods.some(({ day, lastDay }) => day !== lastDay);
  const bars = periods.map((period, place) => {
    const { day, lastDay, tickets } = period;
    const isLast = place === periods.length - 1;
    return {
      key: day,
      title: t('chartBar', { day: daysOf(period), count: tickets, tickets: number(tickets) }),
      length: tickets,
      label: place === 0 ? dayOf(day) : isLast ? dayOf(lastDay) : undefined,
    };
  });
  return <BarChart label={t(isByWeek ? 'chartByWeek' : 'chart')} bars={bars} />;
}
