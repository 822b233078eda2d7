import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Days in which the owner of the old address can undo a change. */
const undoDays = 7;

export interface AddressChange {
  readonly id: number;
  readonly userId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
}

const columns = ['id', 'user_id as userId', 'old_email as oldEmail', 'new_email as newEmail'] as const;

/** Stores a change. A change that is not completed replaces the earlier one of the account. */
export async function insertAddressChange(
  trx: Db,
  change: Omit<AddressChange, 'id'>,
  { now, isCompleted }: { readonly now: Date; readonly isCompleted: boolean },
): Promise<AddressChange> {
  await closeOpenChanges(trx, change.userId, now);
  return trx
    .insertInto('email_changes')
    .values({
      user_id: change.userId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      created_at: now,
      completed_at: isCompleted ? now : null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

async function closeOpenChanges(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('undone_at', 'is', null)
    .execute();
}

/** The change that waits for the proof of the new address. */
export function findOpenChange(db: Db, userId: number): Promise<AddressChange | undefined> {
  return db
    .selectFrom('email_changes')
    .select(columns)
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

export async function completeChange(trx: Db, id: number, now: Date): Promise<void> {
  await trx.updateTable('email_changes').set({ completed_at: now }).where('id', '=', id).execute();
}

const undoStart = sql<Date>`coalesce(completed_at, created_at)`;
const earliestStart = (now: Date): Date => new Date(now.getTime() - undoDays * 86_400_000);

/** A change that can be undone now; `trx` holds its row afterwards. */
export function findUndoable(trx: Db, id: number, now: Date): Promise<AddressChange | undefined> {
  return trx
    .selectFrom('email_changes')
    .select(columns)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where(undoStart, '>', earliestStart(now))
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a change and all later changes of the account: their undo links end, too. */
export async function markUndone(trx: Db, change: AddressChange, now: Date): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ undone_at: now })
    .where('user_id', '=', change.userId)
    .where('id', '>=', change.id)
    .where('undone_at', 'is', null)
    .execute();
}

/** Deletes changes that can no longer be undone. */
export async function purgeAddressChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where(undoStart, '<=', earliestStart(now)).execute();
}

/**
 * Whether another account has the address, in the trash or not, or can get it back by the undo of a change. An
 * unfinished registration does not count, because no user has ever proved it.
 */
export async function isAddressTaken(db: Db, email: string, userId: number, now: Date): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const { rows } = await sql`select 1 from users u where lower(u.email) = ${address} and u.id <> ${userId}
      and not (${isUnfinished}) limit 1`.execute(db);
  return rows.length > 0 || isAddressReserved(db, address, userId, now);
}

/** Whether another account can get the address back by the undo of a change. */
export async function isAddressReserved(db: Db, email: string, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from email_changes
    where lower(old_email) = ${email.trim().toLowerCase()} and user_id <> ${userId}
      and completed_at is not null and undone_at is null and completed_at > ${earliestStart(now)}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes an unfinished registration with this address, because its owner proves the address in another way. */
export async function dropUnfinishedRegistration(trx: Db, email: string): Promise<void> {
  await sql`delete from users u where lower(u.email) = ${email.trim().toLowerCase()} and ${isUnfinished}`.execute(trx);
}

const isUnfinished = sql`u.email_verified_at is null and u.disabled_at is null and u.deleted_at is null
  and exists (select 1 from registrations r where r.user_id = u.id)`;
