import type { WriteContext } from '../../../kit/core/write/write-context';
import { isFull } from '../capacity/is-full';
import { expireHolds } from './expire-holds';

/**
 * Takes seats; when too few are free, takes them again after the release of expired holds, whose seats are free even
 * when no job has released them yet.
 */
export async function withFreedSeats<T>(
  { deps, now }: WriteContext,
  eventId: number,
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!isFull(error) || (await expireHolds(deps, eventId, now)) === 0) throw error;
    return take();
  }
}
