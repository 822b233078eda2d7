import { useLateTexts } from '@enlace/shared-admin';
import type { EventReport } from '@enlace/shared-contract/events';
import { useFormats } from '@enlace/shared-platform';

import { ReportTable } from './report-table';
import { reportTexts } from './texts';

/** Days with sales. */
export function SalesByDay({ report: { days, currency } }: { readonly report: EventReport }) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  const hasMoney = days.some(({ amount }) => amount > 0);
  return (
    <ReportTable
      label={t('sales')}
      heads={[t('day'), t('tickets'), ...(hasMoney ? [t('amount')] : [])]}
      rows={days.map(({ day, tickets, amount }) => ({
        key: day,
        head: formats.date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
        cells: [formats.number(tickets), ...(hasMoney ? [formats.money(amount, currency)] : [])],
        length: tickets,
      }))}
    />
  );
}
