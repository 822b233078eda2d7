import { AppError } from '@enlace/shared-contract';
import type * as z from 'zod/mini';

import { recordOf } from '../record';

/**
 * What an answer carries, read by the contract: its `data`, or the answer itself, as refresh and actor are answered at
 * both levels (SPEC §7). Throws BAD_ANSWER.
 */
export function readData<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const read = schema.safeParse(recordOf(body)['data'] ?? body);
  if (!read.success) throw new AppError('BAD_ANSWER', { cause: read.error });
  return read.data;
}
