import {
  type MessageChoice,
  type MessageKind,
  messageKindNames,
  messageKinds,
} from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { emailHash } from '../../../infrastructure/mail/mail-stops';
import { releaseHeldMails } from '../../../infrastructure/mail/outbox.repository';

interface Switches {
  readonly hasMail?: boolean | undefined;
  readonly hasNotification?: boolean | undefined;
}

/** The choices of a user: each kind that the user can get. */
export async function findSettings(db: Db, userId: number, isTeam: boolean) {
  const rows = await db.selectFrom('message_choices').selectAll().where('user_id', '=', userId).execute();
  const digest = await db
    .selectFrom('mail_digests')
    .select('timezone')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const stoppedKinds = await findStoppedKinds(db, userId);
  const choices = messageKindNames
    .filter((kind) => kind !== 'team' || isTeam)
    .map((kind): MessageChoice => {
      const row = rows.find((one) => one.kind === kind);
      return {
        kind,
        has_mail: messageKinds[kind].mail === 'required' || (row?.has_mail ?? !stoppedKinds.has(kind)),
        has_notification: messageKinds[kind].hasNotification ? (row?.has_notification ?? true) : null,
      };
    });
  return { choices, digest: { is_on: digest !== undefined, timezone: digest?.timezone ?? null } };
}

/** Kinds that were stopped for the address of a user before the account has chosen. */
async function findStoppedKinds(db: Db, userId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`select s.kind from users u
    join mail_stops s on s.email_hash = ${emailHash(sql`u.email`)}
    where u.id = ${userId} and u.email_verified_at is not null`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

/** Stores the given switches of a kind; the others stay. */
export async function saveChoice(
  trx: Db,
  userId: number,
  kind: MessageKind,
  { hasMail, hasNotification }: Switches,
): Promise<void> {
  const hasMailNow = hasMail ?? !(await findStoppedKinds(trx, userId)).has(kind);
  await sql`insert into message_choices (user_id, kind, has_mail, has_notification)
    values (${userId}, ${kind}, ${hasMailNow}, ${hasNotification ?? true})
    on conflict (user_id, kind) do update set
      has_mail = coalesce(${hasMail ?? null}::boolean, message_choices.has_mail),
      has_notification = coalesce(${hasNotification ?? null}::boolean, message_choices.has_notification)`.execute(trx);
}

/** Switches the digest. It begins on the next morning; its mails are sent at once when it ends. */
export async function saveDigest(
  trx: Db,
  userId: number,
  digest: { readonly isOn: boolean; readonly timezone: string },
  now: Date,
): Promise<void> {
  if (!digest.isOn) {
    await trx.deleteFrom('mail_digests').where('user_id', '=', userId).execute();
    return releaseHeldMails(trx, userId);
  }
  await sql`insert into mail_digests (user_id, timezone, last_day)
    values (${userId}, ${digest.timezone}, (${now}::timestamptz at time zone ${digest.timezone})::date)
    on conflict (user_id) do update set timezone = excluded.timezone`.execute(trx);
}

/**
 * Stops mails of one kind to an address without an account, by its hash. An account that has taken the address since
 * then gets it as its setting.
 */
export async function stopMailsToAddress(trx: Db, hash: string, kind: MessageKind): Promise<void> {
  await sql`insert into mail_stops (email_hash, kind) values (${hash}, ${kind}) on conflict do nothing`.execute(trx);
  await sql`update message_choices c set has_mail = false from users u
    where u.id = c.user_id and c.kind = ${kind} and c.has_mail and u.email_verified_at is not null
      and ${emailHash(sql`u.email`)} = ${hash}`.execute(trx);
}

/** Stops the mails of one kind, or of every kind that comes with the digest. */
export async function stopMails(trx: Db, userId: number, kind: MessageKind | 'digest'): Promise<void> {
  const kinds = kind === 'digest' ? messageKindNames.filter((name) => messageKinds[name].mail === 'choice') : [kind];
  for (const name of kinds) await saveChoice(trx, userId, name, { hasMail: false });
}
