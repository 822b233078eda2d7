import type { ResourceTexts } from '@enlace/shared-admin';
import type { events } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import { Badge } from '@enlace/shared-ui';

const tones = {
  draft: 'neutral',
  moved_online: 'teal',
  published: 'success',
  cancelled: 'danger',
  postponed: 'warning',
  over: 'neutral',
} as const;

export interface StatusBadgeProps {
  readonly row: Pick<RowOf<typeof events>, 'status' | 'ends_at' | 'archived_at'>;
  readonly words: ResourceTexts;
}

/** The state of an event; a published event that has ended is over, and one in the archive has a second badge. */
export function StatusBadge({ row: { status, ends_at: endsAt, archived_at: archivedAt }, words }: StatusBadgeProps) {
  const isOver = status === 'published' && hasEnded(endsAt);
  return (
    <>
      <Badge tone={tones[isOver ? 'over' : status]}>{isOver ? words('over') : words(`options.status.${status}`)}</Badge>
      {archivedAt && <Badge>{words('inArchive')}</Badge>}
    </>
  );
}

function hasEnded(endsAt: string): boolean {
  return new Date(endsAt).getTime() < Date.now();
}
