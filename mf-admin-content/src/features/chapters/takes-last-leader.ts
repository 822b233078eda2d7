import type { AdminRow } from '@enlace/shared-admin';

/** Whether the changes of a form leave a chapter, which has leaders, without any. */
export function takesLastLeader(record: AdminRow, changes: Readonly<Record<string, unknown>>): boolean {
  const { chapter_leaders: leaders } = changes;
  return Array.isArray(leaders) && leaders.length === 0 && hasLeaders(record);
}

function hasLeaders({ chapter_leaders: leaders }: AdminRow): boolean {
  return Array.isArray(leaders) && leaders.length > 0;
}
