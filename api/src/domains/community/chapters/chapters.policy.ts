import type { RowPolicy } from '../../../kit/core/read/present';

/** Chapter leaders may edit their own chapters; only admins may remove one. */
export const chaptersPolicy: RowPolicy = (viewer, operation, row) => {
  const leaders = row['chapter_leaders'];
  return operation === 'edit' && Array.isArray(leaders) && leaders.some((leader) => leader?.id === viewer.id);
};
