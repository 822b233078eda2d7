import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, namedRow, timestamp } from '../fields';
import { bulkOperations } from './bulk';

/**
 * Restores a row from the trash, for users who may remove rows of its resource. CONFLICT when the trash does not
 * contain it.
 */
export const restoreCall = wire.post('/api/v2/{resource}/{id}/restore', 'none', signedIn, { changes: ['{resource}'] });

/**
 * Who deleted rows in the trash, when, and in which job; for users who may remove rows of the resource. Rows that the
 * caller may not restore, and rows outside of the trash, are left out.
 */
export const deletedRowsCall = wire.get('/api/v2/{resource}/trash', signedIn);

/** Query of `deletedRowsCall`: up to 100 ids, separated by commas. */
export const deletedRowsQuerySchema = z.object({
  ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)),
});

const deletedRow = z.object({
  id,
  deleted_at: timestamp,
  /** From when on the row is deleted for good, unless other rows depend on it; null when it stays in the trash. */
  purge_at: z.nullable(timestamp),
  /** Null when the user no longer exists, or for a deletion of the system. */
  deleted_by: z.nullable(namedRow),
  /** The job that deleted the row; an undone import also deletes rows. */
  job: z.nullable(z.object({ id, operation: z.enum([...bulkOperations, 'import']) })),
});

export const deletedRowsSchema = z.object({ data: z.array(deletedRow) });

export type DeletedRow = z.infer<typeof deletedRow>;
