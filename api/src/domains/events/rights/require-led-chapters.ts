import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Row } from '../../../kit/core/table/repository';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import { eventTexts } from '../event-texts';
import { isBoundToChapters, isLeader, isLedBy } from './led-events';

/**
 * Leaders without a permission for all events write events of their own chapters: a new event belongs to chapters that
 * they lead, an event stays with one of them, and no other chapter comes to it or leaves it. Its new speakers are members
 * of these chapters. The only chapter that a leader leads is preset. Answers the values to write. Throws VALIDATION_FAILED at the field, and NOT_FOUND for an event of other chapters.
 */
export async function requireLedChapters(
  trx: Db,
  { id, values, viewer, locale }: Pick<PlannedWrite, 'id' | 'values' | 'viewer' | 'locale'>,
): Promise<Row> {
  if (!isBoundToChapters(viewer)) return values;
  const { rows: ledRows } = await sql<{ id: number }>`select c.id from chapter_leaders led
    join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${viewer.id}`.execute(trx);
  const { rows: presentRows } = await sql<{ id: number }>`select chapter_id as id from event_chapters
    where event_id = ${id ?? 0}`.execute(trx);
  const ledIds = new Set(ledRows.map((row) => Number(row.id)));
  const presentIds = new Set(presentRows.map((row) => Number(row.id)));
  if (id !== null && ![...presentIds].some((chapter) => ledIds.has(chapter)))
    throw new AppError('NOT_FOUND', { message: `event ${id} of other chapters` });
  const sentIds = idsOf(values['attach_chapters']);
  const isPreset = id === null && sentIds.length === 0 && ledIds.size === 1;
  const newIds = (isPreset ? [...ledIds] : sentIds).filter((chapter) => !presentIds.has(chapter));
  const lostIds = idsOf(values['detach_chapters']).filter((chapter) => presentIds.has(chapter));
  if (newIds.some((chapter) => !ledIds.has(chapter))) throw refusal('attach_chapters', eventTexts[locale].otherChapter);
  if (lostIds.some((chapter) => !ledIds.has(chapter)))
    throw refusal('detach_chapters', eventTexts[locale].otherChapter);
  const isOwn = [...presentIds, ...newIds].some((chapter) => ledIds.has(chapter) && !lostIds.includes(chapter));
  if (!isOwn) throw refusal('attach_chapters', eventTexts[locale].ownChapter);
  await requireOwnSpeakers(trx, speakerIdsOf(values['attach_speakers']), { eventId: id ?? 0, ledIds, locale });
  return isPreset ? { ...values, attach_chapters: newIds } : values;
}

interface SpeakerPlace {
  readonly eventId: number;
  readonly ledIds: ReadonlySet<number>;
  readonly locale: Locale;
}

/** Otherwise the names of all members could be read by attaching them. */
async function requireOwnSpeakers(
  trx: Db,
  speakerIds: readonly number[],
  { eventId, ledIds, locale }: SpeakerPlace,
): Promise<void> {
  if (speakerIds.length === 0) return;
  const { rows } =
    await sql`select 1 from users u where u.id = any(${[...speakerIds]}::bigint[]) and u.deleted_at is null
    and (u.chapter_id = any(${[...ledIds]}::bigint[])
      or exists (select 1 from event_speakers s where s.event_id = ${eventId} and s.user_id = u.id))`.execute(trx);
  if (rows.length < speakerIds.length) throw refusal('attach_speakers', fieldText(locale, 'unknownRow'));
}

/** Leaders without a permission for all tickets write tickets of the events of their chapters. Throws VALIDATION_FAILED. */
export async function requireLedEvent(
  trx: Db,
  { eventId, viewer, field }: { readonly eventId: number; readonly viewer: Viewer | null; readonly field: string },
  locale: Locale,
): Promise<void> {
  if (!isLeader(viewer) || isAllowed(viewer, ['admin', ...ticketWrites])) return;
  const { rows } = await sql`select 1 from events e where e.id = ${eventId} and e.deleted_at is null
    and ${isLedBy(viewer.id, sql`e.id`)}`.execute(trx);
  if (rows.length === 0) throw refusal(field, fieldText(locale, 'unknownRow'));
}

const ticketWrites = ['tickets.add', 'tickets.edit', 'tickets.remove', 'events.add', 'events.edit'];

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.map(Number))] : [];
}

function speakerIdsOf(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  const ids = value.map((one: unknown) =>
    typeof one === 'object' && one !== null
      ? Number(Reflect.get(one, 'user_id') ?? Reflect.get(one, 'id'))
      : Number(one),
  );
  return [...new Set(ids)];
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `event: ${field}`, fields: { [field]: [text] } });
}
