import type { RowPolicy } from '../../kit/present';

/** Everybody may read and edit her own record; what of it she may not write is refused by the command. */
export const usersPolicy: RowPolicy = (viewer, operation, row) =>
  (operation === 'get' || operation === 'edit') && row['id'] === viewer.id;
