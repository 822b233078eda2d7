import type { EventSpeaker } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { withPictureWords } from '../../../infrastructure/files/picture-words';
import { type Expression, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullName, isShownTo, maskField, pageSlug } from '../../identity';

/** Speakers `s` with their accounts `u`; those whose account is hidden from the viewer are left out. */
const speakersOf = (context: ReadContext, eventId: Expression): Expression =>
  sql`from event_speakers s left join users u on u.id = s.user_id and ${isShownTo(context)}
    where s.event_id = ${eventId} and (u.id is not null or s.name <> '') order by s.position, s.id`;

const name = sql`coalesce(${fullName}, s.name)`;
/** The one of the programme, or else the one of the account. */
const headline = (context: ReadContext) =>
  sql`coalesce(s.headline, ${maskField(context, 'headline', sql`u.headline`)})`;
const picture = (context: ReadContext) =>
  sql`case when u.id is null then s.picture else ${maskField(context, 'avatar', sql`u.avatar`)} end`;

/** The speakers of the event `t` as JSON objects, for a list. */
export const speakerRows = (context: ReadContext): Expression =>
  sql`select ${jsonObject({
    user_id: sql`u.id`,
    name,
    slug: pageSlug(),
    speaker_role: sql`s.speaker_role`,
    headline: headline(context),
    avatar: picture(context),
  })} as row ${speakersOf(context, sql`t.id`)}`;

/** The programme of an event for its editors. */
export async function listSpeakers(db: Db, eventId: number, context: ReadContext): Promise<readonly EventSpeaker[]> {
  const { rows } = await sql<EventSpeaker>`select s.id, u.id as user_id, ${name} as name, s.speaker_role,
    ${headline(context)} as headline, ${picture(context)} as picture ${speakersOf(context, sql`${eventId}::bigint`)}`.execute(
    db,
  );
  return withPictureWords(db, rows, context.lang);
}
