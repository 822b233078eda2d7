import { isAllowed } from '@enlace/shared-contract/access';

import type { WriteContext } from '../../../kit/core/write/write-context';
import { bookingEmailLimit } from '../event-limits';

/**
 * Runs a free booking, of which one address gets a limited number for an event within an hour, so that a stranger
 * cannot fill the mailbox of another person. A network has no limit, because a university has one. Organisers have
 * none either. Throws RATE_LIMITED.
 */
export async function limitBookings<T>(
  { deps, viewer }: Pick<WriteContext, 'deps' | 'viewer'>,
  { eventId, email }: { readonly eventId: number; readonly email: string },
  book: () => Promise<T>,
): Promise<T> {
  if (isAllowed(viewer, ['admin', 'attendees.cancel'])) return book();
  const key = `${eventId} ${email}`;
  await deps.limits.count(bookingEmailLimit, key);
  try {
    return await book();
  } catch (error) {
    await deps.limits.giveBack(bookingEmailLimit, key);
    throw error;
  }
}
