import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';
import { hashEmail } from '../../../infrastructure/mail/mail-stops';

/** An account of a person, as archive and removal need it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  /** Whether the address is verified. Another person may own an address that is not verified. */
  readonly isAddressVerified: boolean;
}

/**
 * The account with this id, and all accounts that were merged into it, also through other accounts. Empty when the
 * account does not exist.
 */
export async function findAccounts(db: Db, id: number): Promise<Account[]> {
  const { rows } = await sql<Account>`with recursive accounts (id) as (
      select ${id}::bigint
      union
      select m.loser_id from account_merges m join accounts a on a.id = m.winner_id where m.undone_at is null)
    select u.id, u.email, u.email_verified_at is not null as "isAddressVerified"
    from users u join accounts a on a.id = u.id
    where u.id = ${id} or u.deleted_at is not null order by u.id = ${id} desc, u.id`.execute(db);
  return rows;
}

/** Condition for the rows of a registered column that refer to one of the accounts. */
export function rowsOf({ column, holds, where }: PersonColumn, accounts: readonly Account[]) {
  const name = sql.ref(column.split('.')[1] ?? '');
  const emails = accounts.filter(({ isAddressVerified }) => isAddressVerified).map(({ email }) => email.toLowerCase());
  const values =
    holds === 'email'
      ? emails
      : holds === 'email hash'
        ? emails.map(hashEmail)
        : accounts.map(({ id }) => (holds === 'id' ? id : String(id)));
  const isRowOfPerson =
    values.length === 0 ? sql`false` : sql`${holds === 'email' ? sql`lower(${name})` : name} in (${sql.join(values)})`;
  return where === undefined ? isRowOfPerson : sql`${isRowOfPerson} and ${sql.raw(where)}`;
}
