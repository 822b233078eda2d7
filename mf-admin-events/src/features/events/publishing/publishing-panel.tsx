import type { AdminRow } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { Stack } from '@enlace/shared-ui';

import { ArchiveEvent } from './archive-event';
import { CancelEvent } from './cancel-event';
import { CopyEvent } from './copy-event';
import { MeetingRoom } from './meeting-room';
import { workOf } from './work-of';

/** What happens to an event as a whole, as far as the user may do it. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const { viewer } = useScreen();
  const { canMeet, canCopy, canArchive, canCancel } = workOf(record, viewer);
  return (
    <Stack gap={40}>
      {canMeet && <MeetingRoom eventId={record.id} />}
      {canCopy && <CopyEvent record={record} />}
      {canArchive && <ArchiveEvent record={record} />}
      {canCancel && <CancelEvent record={record} />}
    </Stack>
  );
}
