import { useLateTexts } from '@enlace/shared-admin';
import type { EventReport } from '@enlace/shared-contract/events';
import { useFormats } from '@enlace/shared-platform';
import { Heading, Text } from '@enlace/shared-ui';

import { percent } from './report-formats';
import { ReportTable } from './report-table';
import { reportTexts } from './texts';

interface PartProps {
  readonly report: EventReport;
}

/** What became of the checkouts, step by step. */
export function Funnel({ report: { orders } }: PartProps) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  const steps = [
    ['begun', orders.begun],
    ['detailed', orders.detailed],
    ['confirmed', orders.confirmed],
    ['held', orders.held],
    ['givenUp', orders.given_up],
  ] as const;
  return (
    <ReportTable
      label={t('funnel')}
      heads={[t('step'), t('orders'), t('share')]}
      rows={steps.map(([name, count]) => ({
        key: name,
        head: t(name),
        cells: [formats.number(count), formats.number(count / Math.max(orders.begun, 1), percent)],
        length: count,
      }))}
    />
  );
}

/** Tickets of each kind, with the people who came. */
export function SalesByTicket({ report: { by_ticket: tickets, currency } }: PartProps) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  const hasMoney = tickets.some(({ amount }) => amount > 0);
  if (tickets.length === 0) return null;
  return (
    <>
      <Heading level={2} size="h3">
        {t('byTicket')}
      </Heading>
      <ReportTable
        label={t('byTicket')}
        heads={[t('ticket'), t('sold'), t('cancelled'), t('came'), ...(hasMoney ? [t('amount')] : [])]}
        rows={tickets.map(({ id, name, sold, cancelled: cancelledCount, came, amount }) => ({
          key: id,
          head: name,
          cells: [
            ...[sold, cancelledCount, came].map((count) => formats.number(count)),
            ...(hasMoney ? [formats.money(amount, currency)] : []),
          ],
          length: sold,
        }))}
      />
    </>
  );
}

/** Codes that orders have used. */
export function SalesByCode({ report: { by_code: codes, currency } }: PartProps) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  if (codes.length === 0) return null;
  return (
    <>
      <Heading level={2} size="h3">
        {t('byCode')}
      </Heading>
      <ReportTable
        label={t('byCode')}
        heads={[t('code'), t('uses'), t('orders'), t('discount')]}
        rows={codes.map(({ code, orders, uses, discount }) => ({
          key: code,
          head: code,
          cells: [formats.number(uses), formats.number(orders), formats.money(discount, currency)],
          length: uses,
        }))}
      />
    </>
  );
}

/** How many people did not come, after the event; only organisers see it. */
export function NoShows({ report: { attendance } }: PartProps) {
  const t = useLateTexts(reportTexts);
  const formats = useFormats();
  if (attendance === null) return null;
  const missingCount = attendance.expected - attendance.came;
  return (
    <>
      <Heading level={2} size="h3">
        {t('noShows')}
      </Heading>
      <ReportTable
        label={t('noShows')}
        heads={[t('guests'), t('people'), t('share')]}
        rows={(
          [
            ['came', attendance.came],
            ['missing', missingCount],
          ] as const
        ).map(([name, count]) => ({
          key: name,
          head: t(name),
          cells: [formats.number(count), formats.number(count / Math.max(attendance.expected, 1), percent)],
          length: count,
        }))}
      />
      <Text tone="soft">{t('noShowsHint')}</Text>
    </>
  );
}
