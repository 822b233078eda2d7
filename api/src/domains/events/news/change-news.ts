import { AppError } from '@enlace/shared-contract/errors';
import { type decideNewsSchema, eventEditExtras, newsChoiceSchema } from '@enlace/shared-contract/events';
import * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { MadeWrite } from '../../../kit/resource-options';
import type { Writing } from '../../../kit/writing';
import { eventTexts } from '../event-texts';
import { writtenWords } from '../mails/pick-words';
import { changedFacts, factsOf, lockNews, lockNewsOfGroup, saveNews } from './event-news.repository';
import { modeOfChange, moveNews, type NewsMode } from './news-transitions';

/** An editor who corrects a mistake within this time causes one mail. */
const pauseMs = 2 * 60_000;

/** What a write carries besides the fields of the event. */
const changeExtras = z.extend(eventEditExtras, {
  news: z.optional(newsChoiceSchema),
  /** The event whose change is copied. */
  newsGroup: z.optional(z.number()),
});

/**
 * Notes a written event whose time, place or state has changed: its people are notified after a pause, or as the organiser
 * has chosen in the same request. A change without a choice leaves news that are held as they are.
 */
export async function noteEventChange(trx: Db, { id, before, after, writing }: MadeWrite): Promise<void> {
  if (before === null || after === null || after['status'] === 'draft') return;
  const [earlier, facts] = [factsOf(before), factsOf(after)];
  if (changedFacts(earlier, facts).length === 0) return;
  const { now, viewer, extras = {} } = writing;
  const { news: choice, newsGroup: groupId = null } = changeExtras.parse(extras);
  const storedNews = await lockNews(trx, id);
  const openNews = storedNews?.state === 'done' ? null : storedNews;
  // A cancellation has its own words, and is always mailed.
  const isCancelled = after['status'] === 'cancelled';
  const mode = isCancelled ? 'send' : modeOfChange(openNews?.state ?? null, choice?.mode);
  // News that are held on purpose do not join the dates of a copy that has no choice.
  const isStillHeld = choice === undefined && mode === 'hold';
  await saveNews(
    trx,
    {
      event_id: id,
      ...timeOf(mode, now),
      earlier: openNews?.earlier ?? earlier,
      words: writtenWords(choice?.words ?? openNews?.words ?? {}),
      group_id: (isStillHeld ? null : groupId) ?? openNews?.group_id ?? null,
      decided_by: viewer?.id ?? null,
    },
    now,
  );
}

/** Notes that the meeting of an event has another address, as a change of place. */
export async function noteMeetingChange(trx: Db, { now, viewer }: Writing, event: number): Promise<void> {
  const row = await trx.selectFrom('events').select('status').where('id', '=', event).executeTakeFirst();
  if (row === undefined || row.status === 'draft' || row.status === 'cancelled') return;
  const storedNews = await lockNews(trx, event);
  const openNews = storedNews?.state === 'done' ? null : storedNews;
  const { earlier = {}, words = {}, group_id = null } = openNews ?? {};
  const time = timeOf(modeOfChange(openNews?.state ?? null, undefined), now);
  await saveNews(trx, { event_id: event, ...time, earlier, words, group_id, decided_by: viewer?.id ?? null }, now);
}

/**
 * Sends, holds or drops news that wait, for all dates that are notified together and are in the same state. Each date
 * keeps its words when none are given. Sending news again that were sent changes nothing. Throws CONFLICT when there is
 * nothing to tell, and for news that are held back too late.
 */
export async function decideNews(
  { deps, now, viewer, origin, locale }: Writing,
  event: number,
  { action, words }: z.infer<typeof decideNewsSchema>,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const group = await lockNewsOfGroup(trx, event);
    const news = group.find(({ event_id: id }) => id === event);
    if (news === undefined || moveNews(news.state, action) === null)
      throw new AppError('CONFLICT', {
        message: `event ${event} has no news that wait`,
        userMessage: eventTexts[locale].noNews,
      });
    if (news.state === 'done') return;
    const nextWords = words === undefined ? null : writtenWords(words);
    for (const date of group.filter(({ state }) => state === news.state)) {
      const isPlannedAlready = date.state === 'planned' && action === 'send';
      const next = isPlannedAlready ? date : timeOf(action, now);
      const { state, send_at } = next;
      await saveNews(
        trx,
        { ...date, state, send_at, words: nextWords ?? date.words, decided_by: viewer?.id ?? null },
        now,
      );
    }
    const after = { action, words: nextWords ?? news.words };
    await recordAudit(trx, { origin, action: 'edit', resource: 'event_news', rowId: event, after });
  });
}

/** The state and the time of the mails after a decision. */
function timeOf(mode: NewsMode, now: Date) {
  if (mode === 'hold') return { state: 'held', send_at: null } as const;
  if (mode === 'never') return { state: 'done', send_at: null } as const;
  return { state: 'planned', send_at: mode === 'now' ? now : new Date(now.getTime() + pauseMs) } as const;
}
