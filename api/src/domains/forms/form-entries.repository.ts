import type { FormKind } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import { type Insertable, sql } from 'kysely';

import type { Picture } from '../../infrastructure/db/column-types';
import type { Db, Tables } from '../../infrastructure/db/database';
import { holdsRight, isAdmin } from '../identity';
import type { FormFamily } from './forms.tables';

export async function insertEntry(trx: Db, entry: Insertable<Tables['form_entries']>): Promise<number> {
  const { id } = await trx.insertInto('form_entries').values(entry).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Counts similar entries: with the same text in the last week, from the same address in the last hour. */
export async function countLike(
  db: Db,
  prints: { readonly textPrint: string | null; readonly senderPrint: string },
  now: Date,
): Promise<{ sameText: number; sameSender: number }> {
  const since = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  const { rows } = await sql<{ sameText: number; sameSender: number }>`select
    (select count(*) from form_entries where text_print = ${prints.textPrint} and created_at > ${since(168)}) as "sameText",
    (select count(*) from form_entries where sender_print = ${prints.senderPrint} and created_at > ${since(1)})
      as "sameSender"`.execute(db);
  return rows[0] ?? { sameText: 0, sameSender: 0 };
}

/** An entry that waits for step two. */
export interface Draft {
  readonly id: number;
  readonly reference: string;
  readonly kind: FormKind;
  readonly locale: Locale;
  readonly data: Readonly<Record<string, unknown>>;
  readonly logo: Picture | null;
  readonly score: number;
  readonly signals: readonly string[];
  readonly search_text: string;
}

/** The entry of a token of step one, locked until the transaction ends; undefined when the token has run out. */
export function findDraft(db: Db, tokenHash: string, now: Date, isLocked = false): Promise<Draft | undefined> {
  const query = db
    .selectFrom('form_entries')
    .select(['id', 'reference', 'kind', 'locale', 'data', 'logo', 'score', 'signals', 'search_text'])
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', now)
    .where('deleted_at', 'is', null);
  return (isLocked ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * Recipients of notifications about new entries: admins who can sign in. Reports of incidents go to all users with the
 * right to read them.
 */
export async function findInboxReaders(
  db: Db,
  family: FormFamily = 'contact',
): Promise<{ email: string; locale: Locale; first_name: string }[]> {
  const isReader = family === 'incident' ? holdsRight('incidents.read') : isAdmin;
  const { rows } = await sql<{
    email: string;
    locale: Locale;
    first_name: string;
  }>`select u.email, u.locale, u.first_name
    from users u
    where u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null and ${isReader}
    order by u.id limit 20`.execute(db);
  return rows;
}
