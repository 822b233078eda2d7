import { isAppError } from '@enlace/shared-contract/errors';
import * as z from 'zod';

const fullCodeSchema = z.object({ of: z.literal('code'), left: z.number() });

/** True when a change of seats failed because too few seats are free. */
export function isFull(error: unknown): boolean {
  return isAppError(error) && (error.code === 'SOLD_OUT' || error.code === 'NOT_ENOUGH');
}

/** The uses that are left of a code with too few of them; null for another error. */
export function usesLeftOf(error: unknown): number | null {
  if (!isAppError(error) || !isFull(error)) return null;
  return fullCodeSchema.safeParse(error.details).data?.left ?? null;
}
