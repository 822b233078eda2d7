import { type AdminRow, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { eventWorkCalls } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Button, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { publishingTexts } from './texts';

/** Takes an event that is over out of the lists for visitors, or puts it back. */
export function ArchiveEvent({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(publishingTexts);
  const { date } = useFormats();
  const { showSuccess } = useNotices();
  const { start, status, error } = useOfficeCall(admin.calls, `archive event ${record.id}`);
  const archivedAt = typeof record['archived_at'] === 'string' ? record['archived_at'] : null;
  const isArchived = archivedAt !== null;
  const handleClick = () => {
    const body = { is_archived: !isArchived };
    const changes = [subjectOf('events')];
    start({ call: eventWorkCalls.archive, params: { id: record.id }, body, changes }, () =>
      showSuccess(t(isArchived ? 'archive.undone' : 'archive.done')),
    );
  };
  return (
    <Stack gap={12} as="section" aria-labelledby="event-archive">
      <Heading level={2} size="h3" id="event-archive">
        {t('archive.title')}
      </Heading>
      <Text tone="soft">
        {isArchived ? t('archive.since', { date: date(archivedAt, { dateStyle: 'long' }) }) : t('archive.hint')}
      </Text>
      {error !== null && (
        <Text tone="danger" role="alert">
          {error.message || t('archive.failed')}
        </Text>
      )}
      <Cluster>
        <Button variant="secondary" isLoading={status === 'pending'} onClick={handleClick}>
          {t(isArchived ? 'archive.undo' : 'archive.button')}
        </Button>
      </Cluster>
    </Stack>
  );
}
