import { AppError } from '@enlace/shared-contract/errors';
import type { BillingDetails, setBillingDetailsSchema } from '@enlace/shared-contract/memberships';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import type { Member } from '../member';

/** Name, tax id and address for the next invoice of a user. Throws NOT_FOUND without the user. */
export async function findBillingDetails(db: Db, userId: number): Promise<BillingDetails> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('billing_details as b', 'b.user_id', 'u.id')
    .select(['u.first_name', 'u.last_name', 'b.name', 'b.tax_id', 'b.address'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { first_name: firstName, last_name: lastName, ...details } = row;
  return { ...details, account_name: [firstName, lastName].filter(Boolean).join(' ') };
}

/** Replaces the details for later invoices. Issued invoices keep theirs. */
export async function setBillingDetails(
  { deps, userId, now }: Member,
  { name, tax_id: taxId, address }: z.infer<typeof setBillingDetailsSchema>,
): Promise<void> {
  const values = { name: textOf(name), tax_id: textOf(taxId), address: linesOf(address), updated_at: now };
  await deps.db
    .insertInto('billing_details')
    .values({ user_id: userId, ...values })
    .onConflict((on) => on.column('user_id').doUpdateSet(values))
    .execute();
}

const textOf = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ') || null;

/** An address without blank lines. */
const linesOf = (text: string | null | undefined): string | null =>
  (text ?? '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => textOf(line.trim()) ?? [])
    .join('\n') || null;
