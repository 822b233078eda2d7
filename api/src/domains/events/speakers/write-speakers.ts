import type { addSpeakerSchema, editSpeakerSchema } from '@enlace/shared-contract/events';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { keepFiles } from '../../../kit/core/write/files';
import { forgetMediaUses, noteMediaUses } from '../../../kit/core/write/media-uses';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requireEvent } from '../codes/codes.repository';

type NewSpeaker = z.infer<typeof addSpeakerSchema>;
type SpeakerForm = z.infer<typeof editSpeakerSchema>;

const mostSpeakers = 200;

/** Adds a speaker without an account at the end of the programme. Throws NOT_FOUND without such an event. */
export async function addSpeaker(
  writing: WriteContext,
  { eventId, key, ...form }: NewSpeaker & { readonly eventId: number | null },
): Promise<void> {
  const { deps, locale, origin } = writing;
  await requireEvent(deps.db, eventId);
  const values = await columnsOf(writing, form);
  await transact(deps.db, async (trx) => {
    const event = await lockEvent(trx, eventId);
    const { rows } = await sql<{ count: number; last: number }>`select count(*)::int as count,
      coalesce(max(position), -1) as last from event_speakers where event_id = ${event}`.execute(trx);
    const { count = 0, last = -1 } = rows[0] ?? {};
    if (count >= mostSpeakers)
      throw new AppError('VALIDATION_FAILED', {
        message: 'too many speakers',
        fields: { name: [fieldText(locale, 'tooMany').replace('{n}', String(mostSpeakers))] },
      });
    const row = await trx
      .insertInto('event_speakers')
      .values({ ...values, event_id: event, position: last + 1, key: key ?? null })
      .onConflict((conflict) => conflict.columns(['event_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return;
    await noteMediaUses(trx, 'event_speakers', 'event_speakers', row.id);
    await recordAudit(trx, { origin, action: 'add', resource: 'event_speakers', rowId: row.id, after: values });
  });
}

/** Changes an external speaker; answers the event. Throws NOT_FOUND, also for a speaker with an account. */
export async function editSpeaker(
  writing: WriteContext,
  { id, form }: { readonly id: number; readonly form: SpeakerForm },
): Promise<number> {
  const { deps, origin } = writing;
  await findExternalSpeaker(deps.db, id);
  const values = await columnsOf(writing, form);
  return transact(deps.db, async (trx) => {
    const before = await findExternalSpeaker(trx, id, 'lock');
    await trx.updateTable('event_speakers').set(values).where('id', '=', id).execute();
    await noteMediaUses(trx, 'event_speakers', 'event_speakers', id);
    await recordAudit(trx, { origin, action: 'edit', resource: 'event_speakers', rowId: id, before, after: values });
    return before.event_id;
  });
}

/** Removes an external speaker; answers the event. Throws NOT_FOUND, also for a speaker with an account. */
export async function removeSpeaker({ deps, origin }: WriteContext, id: number): Promise<number> {
  return transact(deps.db, async (trx) => {
    const before = await findExternalSpeaker(trx, id, 'lock');
    await trx.deleteFrom('event_speakers').where('id', '=', id).execute();
    await forgetMediaUses(trx, 'event_speakers', [id]);
    await recordAudit(trx, { origin, action: 'remove', resource: 'event_speakers', rowId: id, before });
    return before.event_id;
  });
}

/** Sets the order of the programme; ids of other events are left out. Throws NOT_FOUND without such an event. */
export async function orderSpeakers(
  { deps, origin }: WriteContext,
  { eventId, ids }: { readonly eventId: number | null; readonly ids: readonly number[] },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const event = await lockEvent(trx, eventId);
    const { rows } = await sql`update event_speakers s set position = o.place
      from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
      where s.id = o.id and s.event_id = ${event} and s.position <> o.place returning s.id`.execute(trx);
    if (rows.length === 0) return;
    await recordAudit(trx, { origin, action: 'order', resource: 'event_speakers', rowId: event, after: { ids } });
  });
}

/** Locks the event, so that the programme changes step by step. */
async function lockEvent(trx: Db, eventId: number | null): Promise<number> {
  const event = await requireEvent(trx, eventId);
  await trx.selectFrom('events').select('id').where('id', '=', event).forNoKeyUpdate().execute();
  return event;
}

async function findExternalSpeaker(db: Db, id: number, lock?: 'lock') {
  const query = db
    .selectFrom('event_speakers')
    .select(['id', 'event_id', 'name', 'headline', 'speaker_role'])
    .where('id', '=', id)
    .where('user_id', 'is', null);
  const row = await (lock === undefined ? query : query.forUpdate()).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `speaker form ${id}` });
  return row;
}

/**
 * The columns of a form. A sent picture is stored before the transaction; it is no part of the library. Visitors may
 * read it once the speaker's media use is noted.
 */
async function columnsOf(
  { deps, viewer, locale }: WriteContext,
  { name, headline, speaker_role: role, picture }: SpeakerForm,
) {
  const values = { name, headline: headline ?? null, speaker_role: role ?? '' };
  if (picture === undefined) return values;
  const sender = { viewer, locale, isPersonal: true };
  const files = await keepFiles(deps, { picture: 'image' }, { picture, picture_alt: name }, sender);
  return 'picture' in files
    ? { ...values, picture: files['picture'] === null ? null : JSON.stringify(files['picture']) }
    : values;
}
