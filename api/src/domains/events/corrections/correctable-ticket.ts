import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { findOwnTicket, type OwnTicket } from '../self-service/own-ticket';

/** The ticket of an organiser's correction. Throws NOT_FOUND, and CONFLICT for a cancelled one. */
export async function requireCorrectable(
  db: Db,
  id: number | null,
  { locale }: Pick<WriteContext, 'locale'>,
  lock?: 'lock',
): Promise<OwnTicket> {
  const ticket = id === null ? null : await findOwnTicket(db, { id }, lock);
  if (ticket === null) throw new AppError('NOT_FOUND', { message: `attendee ${id}` });
  if (ticket.state === 'cancelled')
    throw new AppError('CONFLICT', {
      message: `attendee ${id} is cancelled`,
      userMessage: eventTexts[locale].ticketCancelled,
    });
  return ticket;
}
