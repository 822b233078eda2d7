import { abilitiesOf, type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { eventSeriesSchema, seriesCalls } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { EmptyState, ErrorState, Skeleton } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { RuleEditor } from './rule-editor';
import { SeriesDates } from './series-dates';
import { seriesTexts } from './texts';

/** The repetition of an event: its rule, or its dates. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(seriesTexts);
  const question = { call: seriesCalls.getOfEvent, params: { id: record.id }, shows: [subjectOf('events')] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, eventSeriesSchema);
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={4} />;
  if (data.data !== null) return <SeriesDates event={record} series={data.data} />;
  if (!abilitiesOf(record).edit) return <EmptyState title={t('none')} />;
  return <RuleEditor event={record} onMade={again} />;
}
