import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/**
 * Ends all login sessions of a user at once: bearer tokens, refresh tokens and session cookies carry the session
 * version.
 */
export async function endSessions(trx: Db, userId: number, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ session_version: sql<number>`session_version + 1` })
    .where('id', '=', userId)
    .execute();
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: at, ended_reason: 'account-closed' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}
