import { AppError } from '@enlace/shared-contract/errors';
import type * as z from 'zod/mini';

import { recordOf } from '../record';

/**
 * Data of an answer, parsed with the contract: its `data`, or the answer itself, because refresh and actor use both
 * levels. Throws BAD_ANSWER.
 */
export function readData<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const read = schema.safeParse(recordOf(body)['data'] ?? body);
  if (!read.success) throw new AppError('BAD_ANSWER', { cause: read.error });
  return read.data;
}
