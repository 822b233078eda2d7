import { isLocale, type Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import { afterCommit } from '../db/transact';
import { type Mail, mailSchema } from './mail';

export interface OutboxMail {
  readonly id: number;
  readonly recipient: string;
  readonly locale: Locale;
  readonly attempts: number;
  /** Null when the row cannot be read any more; it can only be given up. */
  readonly mail: Mail | null;
}

const wakings = new Set<() => void>();

/** Calls when a transaction of `transact` has left mails. Answers how to end that. */
export function onMailQueued(wake: () => void): () => void {
  wakings.add(wake);
  return () => void wakings.delete(wake);
}

/** Puts a mail into the outbox; answers its id there. Hand in the transaction of the change it tells about. */
export async function queueMail(trx: Db, to: { email: string; locale: Locale }, mail: Mail): Promise<number> {
  const { id } = await trx
    .insertInto('outbox_mails')
    .values({
      template: mail.template,
      locale: to.locale,
      recipient: to.email,
      values: JSON.stringify(mail.values),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  afterCommit(trx, () => {
    for (const wake of wakings) wake();
  });
  return id;
}

/** Longer than sending ever takes; a worker that dies leaves its mails to the next after this time. */
const leaseSeconds = 60;

/** Takes mails that are due. Two workers never take the same one. */
export async function takeDueMails(db: Db, most: number): Promise<OutboxMail[]> {
  const taken = await db
    .updateTable('outbox_mails')
    .set({
      locked_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox_mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', sql<Date>`now()`)
        .where(sql<boolean>`coalesce(locked_until, now()) <= now()`)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'template', 'locale', 'recipient', 'values', 'attempts'])
    .execute();
  return taken.map((row) => {
    const parsed = mailSchema.safeParse({ template: row.template, values: row.values });
    return {
      id: row.id,
      recipient: row.recipient,
      locale: isLocale(row.locale) ? row.locale : 'en',
      attempts: row.attempts,
      mail: parsed.success ? parsed.data : null,
    };
  });
}

/** The address as it is kept once a mail is done with: not that of a person whose data is gone. */
const kept = sql<string>`case when template = 'removalDone' then 'removed@removed.invalid' else recipient end`;

/**
 * The values are emptied: a sent mail's pin has no business in the database. Neither has the address of whoever was
 * told that her data is gone.
 */
export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({
      sent_at: new Date(),
      locked_until: null,
      last_error: null,
      values: '{}',
      recipient: kept,
    })
    .where('id', '=', id)
    .execute();
}

export async function postpone(db: Db, id: number, seconds: number, error: string): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({
      due_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      locked_until: null,
      last_error: error.slice(0, 500),
    })
    .where('id', '=', id)
    .execute();
}

export async function giveUp(db: Db, id: number, error: string): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ failed_at: new Date(), locked_until: null, last_error: error.slice(0, 500), values: '{}', recipient: kept })
    .where('id', '=', id)
    .execute();
}

/** Addresses of people are kept no longer than an operator needs them to answer "did my mail go out". */
const keptDays = 30;

export async function purgeOutbox(db: Db): Promise<void> {
  const before = new Date(Date.now() - keptDays * 86_400_000);
  await db
    .deleteFrom('outbox_mails')
    .where((row) => row.or([row('sent_at', '<', before), row('failed_at', '<', before)]))
    .execute();
}
