import { abilitiesOf, type AdminRow } from '@enlace/shared-admin';
import { Stack } from '@enlace/shared-ui';

import { ArchiveEvent } from './archive-event';
import { CancelEvent } from './cancel-event';
import { Checklist } from './checklist';
import { CopyEvent } from './copy-event';
import { MeetingRoom } from './meeting-room';

function isOver({ status, ends_at: endsAt, archived_at: archivedAt }: AdminRow): boolean {
  return status === 'cancelled' || typeof archivedAt === 'string' || Date.parse(String(endsAt)) < Date.now();
}

/** What an event needs before its publication, and what happens to it as a whole. */
export function Panel({ record }: { readonly record: AdminRow }) {
  return (
    <Stack gap={40}>
      <Checklist record={record} />
      {record['format'] !== 'in_person' && <MeetingRoom eventId={record.id} />}
      {abilitiesOf(record).edit && (
        <>
          <CopyEvent record={record} />
          {isOver(record) && <ArchiveEvent record={record} />}
          {record['status'] !== 'draft' && <CancelEvent record={record} />}
        </>
      )}
    </Stack>
  );
}
