import { useLateTexts, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { checkInCalls, type DoorReport, doorReportsSchema } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Heading, Stack, Text } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { doorResultsTexts } from '../panel-parts/door-results/texts';
import { listsTexts } from './texts';

export interface DoorReportsProps {
  readonly eventId: number;
  readonly zone: string;
}

/** Scans without network that turned out differently than the device at the door showed; nothing without any. */
export function DoorReports({ eventId, zone }: DoorReportsProps) {
  const t = useLateTexts(listsTexts);
  const wordResult = useLateTexts(doorResultsTexts);
  const formats = useFormats();
  const shows = [subjectOf('events', eventId)];
  const question = { call: checkInCalls.reports, params: { id: eventId }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, doorReportsSchema);
  const seeing = useOfficeCall(admin.calls, `see reports ${eventId}`);
  if (data === null) return status === 'rejected' ? <ErrorState onRetry={again}>{error?.message}</ErrorState> : null;
  if (data.data.length === 0) return null;
  const newIds = data.data.filter(({ seen_at: seenAt }) => seenAt === null).map(({ id }) => id);
  const time = (instant: string) => formats.date(instant, { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  const columns: readonly TableColumn<DoorReport>[] = [
    {
      key: 'person',
      header: t('person.name'),
      cell: ({ person, code_end: end, seen_at: seenAt }) => (
        <>
          <strong>{person ?? t('reports.code', { end })}</strong>
          {seenAt !== null && <Text tone="soft">{t('reports.isSeen')}</Text>}
        </>
      ),
    },
    {
      key: 'result',
      header: t('reports.what'),
      cell: ({ result, other }) => (
        <>
          {wordResult(result)}
          {other !== null && (
            <Text tone="soft">{t('reports.other', { time: time(other.scanned_at), gate: other.gate })}</Text>
          )}
        </>
      ),
    },
    {
      key: 'scan',
      header: t('reports.scan'),
      cell: ({ scanned_at: at, gate, device, actor, list }) => (
        <>
          {t('reports.at', { time: time(at), gate })}
          <Text tone="soft">{[list, device, actor].filter(Boolean).join(' · ')}</Text>
        </>
      ),
    },
  ];
  const handleSeen = () =>
    seeing.start(
      { call: checkInCalls.seeReports, params: { id: eventId }, body: { ids: newIds }, changes: shows },
      again,
    );
  return (
    <Stack as="section" gap={12} aria-labelledby="door-reports">
      <Cluster justify="space-between">
        <Heading level={2} size="h4" id="door-reports">
          {t('reports.title')}
        </Heading>
        {newIds.length > 0 && (
          <Button variant="secondary" size="small" isLoading={seeing.status === 'pending'} onClick={handleSeen}>
            {t('reports.seen', { count: newIds.length })}
          </Button>
        )}
      </Cluster>
      <Text tone="soft">{t('reports.hint')}</Text>
      {seeing.error !== null && <Text tone="danger">{seeing.error.message || t('failed')}</Text>}
      <Table
        label={t('reports.title')}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => id}
        rowLabel={({ person, code_end: end }) => person ?? t('reports.code', { end })}
        empty={null}
      />
    </Stack>
  );
}
