import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { eventReportSchema, eventWorkCalls } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Heading, Skeleton, Stack } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { Funnel, NoShows, SalesByCode, SalesByTicket } from './report-parts';
import { ReportFigures } from './report-figures';
import { SalesByDay } from './sales-by-day';
import { SalesChart } from './sales-chart';
import { SeatCheck } from './seat-check';
import { reportTexts } from './texts';

/** Sales, orders and money of an event. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  const shows = [subjectOf('events', record.id)];
  const question = { call: eventWorkCalls.report, params: { id: record.id }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, eventReportSchema);
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={8} />;
  const report = data.data;
  if (report.orders.begun === 0) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  const money = (amount: number) => formats.money(amount, report.currency);
  const facts = (rows: readonly (readonly [string, string])[]) => (
    <DescriptionList items={rows.map(([term, description]) => ({ term, description }))} />
  );
  return (
    <Stack gap={24}>
      <ReportFigures report={report} />
      <Heading level={2} size="h3">
        {t('sales')}
      </Heading>
      <SalesChart report={report} />
      <SalesByDay report={report} />
      <Heading level={2} size="h3">
        {t('funnel')}
      </Heading>
      <Funnel report={report} />
      <SalesByTicket report={report} />
      <SalesByCode report={report} />
      <NoShows report={report} />
      {report.paid > 0 && (
        <>
          <Heading level={2} size="h3">
            {t('money')}
          </Heading>
          {facts([
            [t('paid'), money(report.paid)],
            [t('refunded'), money(report.refunded)],
            [t('net'), money(report.paid - report.refunded)],
            ...report.at_door.map(
              ({ method, currency, amount }) => [t(`atDoor.${method}`), formats.money(amount, currency)] as const,
            ),
            ...(report.amount_without_tickets === 0
              ? []
              : [[t('withoutTickets'), money(report.amount_without_tickets)] as const]),
          ])}
        </>
      )}
      <SeatCheck eventId={record.id} />
    </Stack>
  );
}
