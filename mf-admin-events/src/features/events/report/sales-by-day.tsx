import { useLateTexts } from '@enlace/shared-admin';
import type { EventReport } from '@enlace/shared-contract/events';
import { useFormats } from '@enlace/shared-platform';

import { useDayFormat } from './report-formats';
import { ReportTable } from './report-table';
import { reportTexts } from './texts';

/** Days with sales. */
export function SalesByDay({ report: { days, currency } }: { readonly report: EventReport }) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  const dayOf = useDayFormat();
  const hasMoney = days.some(({ amount }) => amount > 0);
  return (
    <ReportTable
      label={t('sales')}
      heads={[t('day'), t('tickets'), ...(hasMoney ? [t('amount')] : [])]}
      rows={days.map(({ day, tickets, amount }) => ({
        key: day,
        head: dayOf(day),
        cells: [formats.number(tickets), ...(hasMoney ? [formats.money(amount, currency)] : [])],
        length: tickets,
      }))}
    />
  );
}
