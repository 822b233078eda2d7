import type { RowPolicy } from '../../../kit/present';

/** A leader may edit her own chapter and no other; deleting it is for admins. */
export const chaptersPolicy: RowPolicy = (viewer, operation, row) => {
  const leaders = row['chapter_leaders'];
  return operation === 'edit' && Array.isArray(leaders) && leaders.some((leader) => leader?.id === viewer.id);
};
