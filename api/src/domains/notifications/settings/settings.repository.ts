import {
  type MessageChoice,
  type MessageKind,
  messageKindNames,
  messageKinds,
} from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
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
  const choices = messageKindNames
    .filter((kind) => kind !== 'team' || isTeam)
    .map((kind): MessageChoice => {
      const row = rows.find((one) => one.kind === kind);
      return {
        kind,
        has_mail: messageKinds[kind].mail === 'required' || (row?.has_mail ?? true),
        has_notification: messageKinds[kind].hasNotification ? (row?.has_notification ?? true) : null,
      };
    });
  return { choices, digest: { is_on: digest !== undefined, timezone: digest?.timezone ?? null } };
}

/** Stores the given switches of a kind; the others stay. */
export async function saveChoice(
  trx: Db,
  userId: number,
  kind: MessageKind,
  { hasMail, hasNotification }: Switches,
): Promise<void> {
  await sql`insert into message_choices (user_id, kind, has_mail, has_notification)
    values (${userId}, ${kind}, ${hasMail ?? true}, ${hasNotification ?? true})
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

/** Stops the mails of one kind, or of every kind that comes with the digest. */
export async function stopMails(trx: Db, userId: number, kind: MessageKind | 'digest'): Promise<void> {
  const kinds = kind === 'digest' ? messageKindNames.filter((name) => messageKinds[name].mail === 'choice') : [kind];
  for (const name of kinds) await saveChoice(trx, userId, name, { hasMail: false });
}
