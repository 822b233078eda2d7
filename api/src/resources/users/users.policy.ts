import type { RowPolicy } from '../../kit/present';

/** Everybody may read her own record. */
export const usersPolicy: RowPolicy = (viewer, operation, row) => operation === 'get' && row['id'] === viewer.id;
