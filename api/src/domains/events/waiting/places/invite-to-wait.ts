import { AppError, isAppError } from '@enlace/shared-contract/errors';

import type { WriteContext } from '../../../../kit/core/write/write-context';
import { eventTexts } from '../../event-texts';
import { findWaitingList, isOpenList } from '../waiting-list';

/** Runs a public sale; that all seats are taken asks the person to join the waiting list, when it is open. */
export async function inviteToWait<T>(
  { deps, locale, now }: WriteContext,
  eventId: number,
  sell: () => Promise<T>,
): Promise<T> {
  try {
    return await sell();
  } catch (error) {
    if (!isAppError(error) || error.code !== 'SOLD_OUT') throw error;
    const list = await findWaitingList(deps.db, eventId);
    if (list === null || !isOpenList(list, now)) throw error;
    throw new AppError('SOLD_OUT', {
      message: error.message,
      userMessage: eventTexts[locale].soldOutJoin,
      details: { ...Object(error.details), waiting_list: true },
      cause: error,
    });
  }
}
