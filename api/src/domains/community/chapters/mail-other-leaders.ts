import type { Locale } from '@enlace/shared-contract/text';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { fullName, holdsRight, isPresent, leaderRight } from '../../identity';
import { leaderLeftMail } from './mails/leader-left.mail';

interface Recipient {
  readonly email: string;
  readonly locale: Locale;
  readonly first_name: string;
}

/**
 * Mails the other leaders of a chapter that one of them does not lead it any more. Without another leader, the users
 * who may edit all chapters get it. A removed account is not named.
 */
export async function mailOtherLeaders(
  trx: Db,
  { chapterId, userId, isRemoved = false }: { chapterId: number; userId: number; isRemoved?: boolean },
): Promise<void> {
  const { rows } = await sql<{ chapter: string; leader: string }>`select c.name as chapter, ${fullName} as leader
    from chapters c, users u where c.id = ${chapterId} and c.deleted_at is null and u.id = ${userId}`.execute(trx);
  const [names] = rows;
  if (names === undefined) return;
  const leaders = await findRecipients(
    trx,
    userId,
    sql`exists (select 1 from chapter_leaders l where l.chapter_id = ${chapterId} and l.user_id = u.id)`,
  );
  const isLast = leaders.length === 0;
  const recipients = isLast ? await findRecipients(trx, userId, holdsRight(leaderRight.permission)) : leaders;
  for (const to of recipients)
    await queueMail(trx, to, leaderLeftMail, {
      name: to.first_name,
      chapter: names.chapter,
      leader: isRemoved ? '' : names.leader,
      rest: isLast ? 'none' : 'some',
      chapterId,
      userId,
    });
}

/** As `mailOtherLeaders`, for each chapter that the user leads. */
export async function mailLeadersOfAll(trx: Db, userId: number, isRemoved: boolean): Promise<void> {
  const { rows } = await sql<{ id: number }>`select chapter_id as id from chapter_leaders
    where user_id = ${userId} order by chapter_id`.execute(trx);
  for (const { id } of rows) await mailOtherLeaders(trx, { chapterId: id, userId, isRemoved });
}

async function findRecipients(trx: Db, userId: number, isRecipient: RawBuilder<unknown>): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select u.email, u.locale, u.first_name from users u
    where u.id <> ${userId} and u.email_verified_at is not null and ${isPresent()} and ${isRecipient}
    order by u.id limit 20`.execute(trx);
  return rows;
}
