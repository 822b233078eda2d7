import type { AdminRow } from '@enlace/shared-admin';

/** What an organiser can do with an event as a whole: prepare it, run it, or look back. */
type EventStage = 'draft' | 'live' | 'over' | 'cancelled';

export function stageOf({ status, ends_at: endsAt }: AdminRow, now: Date): EventStage {
  if (status === 'draft' || status === 'cancelled') return status;
  return Date.parse(String(endsAt)) < now.getTime() ? 'over' : 'live';
}
