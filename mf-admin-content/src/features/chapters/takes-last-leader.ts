import type { AdminRow } from '@enlace/shared-admin';

/** Whether the changes of a form leave a chapter, which has leaders, without any. */
export function takesLastLeader(record: AdminRow, changes: Readonly<Record<string, unknown>>): boolean {
  const leaders = listOf(record['chapter_leaders']).map(idOf);
  const detachedIds = listOf(changes['detach_chapter_leaders']).map(Number);
  const hasNew = listOf(changes['attach_chapter_leaders']).length > 0;
  return !hasNew && leaders.length > 0 && leaders.every((id) => detachedIds.includes(id));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const idOf = (row: unknown): number => Number(typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : row);
