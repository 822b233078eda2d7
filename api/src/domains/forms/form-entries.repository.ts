import type { FormKind } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import { type Insertable, sql } from 'kysely';

import type { Picture } from '../../infrastructure/db/column-types';
import type { Db, Tables } from '../../infrastructure/db/database';
import { holdsRight, isAdmin, isPresent } from '../identity';
import type { FormFamily } from './forms.tables';

export async function insertEntry(trx: Db, entry: Insertable<Tables['form_entries']>): Promise<number> {
  const { id } = await trx.insertInto('form_entries').values(entry).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Minutes in which the same form with the same words is the same entry. */
const repeatMinutes = 5;

/**
 * The reference of an entry that has just come with all the same fields; null without one. Two at once wait for each
 * other.
 */
export async function findRepeated(
  trx: Db,
  { kind, data, topicId, chapterId }: SameEntry,
  now: Date,
): Promise<string | null> {
  const text = JSON.stringify(data);
  await sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${text}))`.execute(trx);
  const { rows } = await sql<{ reference: string }>`select reference from form_entries
    where kind = ${kind} and data = ${text}::jsonb and topic_id is not distinct from ${topicId}::bigint
      and chapter_id is not distinct from ${chapterId}::bigint and deleted_at is null
      and created_at > ${now}::timestamptz - make_interval(mins => ${repeatMinutes})
    order by id desc limit 1`.execute(trx);
  return rows[0]?.reference ?? null;
}

interface SameEntry {
  readonly kind: FormKind;
  readonly data: Readonly<Record<string, unknown>>;
  readonly topicId: number | null;
  readonly chapterId: number | null;
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

/** Recipients of messages to a chapter: its leaders who can sign in. */
export async function findChapterLeaders(
  db: Db,
  chapterId: number,
): Promise<{ email: string; locale: Locale; first_name: string; chapter: string; slug: string }[]> {
  const { rows } = await sql<{
    email: string;
    locale: Locale;
    first_name: string;
    chapter: string;
    slug: string;
  }>`select u.email, u.locale, u.first_name, c.name as chapter, c.slug
    from chapter_leaders l join users u on u.id = l.user_id and ${isPresent()} and u.email_verified_at is not null
    join chapters c on c.id = l.chapter_id and c.deleted_at is null
    where l.chapter_id = ${chapterId} order by l.position, u.id limit 20`.execute(db);
  return rows;
}
