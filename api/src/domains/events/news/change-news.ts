import { AppError } from '@enlace/shared-contract/errors';
import { type decideNewsSchema, eventEditExtras, newsChoiceSchema } from '@enlace/shared-contract/events';
import * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WrittenRow } from '../../../kit/core/write/row-change';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { writtenWords } from '../mails/pick-words';
import {
  changedFacts,
  type FactTexts,
  factsOf,
  lockNews,
  lockNewsOfGroup,
  requireMove,
  saveNews,
  type StoredNews,
} from './event-news.repository';
import { noNews } from './news-transitions';

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
export async function noteEventChange(trx: Db, { id, before, after, writing }: WrittenRow): Promise<void> {
  if (before === null || after === null || after['status'] === 'draft') return;
  const [earlier, facts] = [factsOf(before), factsOf(after)];
  if (changedFacts(earlier, facts).length === 0) return;
  const { deps, now, viewer, extras = {} } = writing;
  const { news: choice, newsGroup: groupId = null } = changeExtras.parse(extras);
  const openNews = await lockOpenNews(trx, id, earlier);
  // A cancellation has its own words, and is always mailed.
  const mode = after['status'] === 'cancelled' ? 'send' : choiceOf(choice?.mode, openNews, earlier);
  // News that are held on purpose do not join the dates of a copy that has no choice.
  const isStillHeld = openNews.state === 'held' && mode === undefined;
  const news = {
    ...openNews,
    words: writtenWords(choice?.words ?? openNews.words),
    group_id: (isStillHeld ? null : groupId) ?? openNews.group_id,
    decided_by: viewer?.id ?? null,
  };
  await saveNews(trx, news, mode === undefined ? ['change'] : ['change', mode], { now, logger: deps.logger });
}

/** A change that does not matter to the people leaves news of an earlier change, which can be those of another editor. */
function choiceOf<M extends string>(mode: M | undefined, news: StoredNews, earlier: FactTexts): M | undefined {
  const isOpen = news.state !== 'done' && changedFacts(news.earlier, earlier).length > 0;
  return mode === 'never' && isOpen ? undefined : mode;
}

/** Notes that the meeting of an event has another address, as a change of place. */
export async function noteMeetingChange(trx: Db, { deps, now, viewer }: WriteContext, event: number): Promise<void> {
  const row = await trx.selectFrom('events').selectAll().where('id', '=', event).forUpdate().executeTakeFirst();
  if (row === undefined || row.status === 'draft' || row.status === 'cancelled') return;
  const news = { ...(await lockOpenNews(trx, event, factsOf(row))), decided_by: viewer?.id ?? null };
  await saveNews(trx, news, ['change'], { now, logger: deps.logger });
}

/** The locked news of an event that wait, or new ones. */
async function lockOpenNews(trx: Db, event: number, earlier: StoredNews['earlier']): Promise<StoredNews> {
  const news = await lockNews(trx, event);
  if (news !== null && news.state !== 'done') return news;
  return { event_id: event, ...noNews, earlier, words: {}, group_id: null, decided_by: null };
}

/**
 * Sends, holds or drops news that wait, for all dates that are notified together and are in the same state. Each date
 * keeps its words when none are given. Sending news again that were sent changes nothing. Throws CONFLICT when there is
 * nothing to tell, and for news that are held back too late.
 */
export async function decideNews(
  { deps, now, viewer, origin, locale }: WriteContext,
  { eventId, action, words }: z.infer<typeof decideNewsSchema> & { readonly eventId: number },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const group = await lockNewsOfGroup(trx, eventId);
    const news = group.find(({ event_id: id }) => id === eventId);
    const userMessage = eventTexts[locale].noNews;
    if (news === undefined) throw new AppError('CONFLICT', { message: `event ${eventId} has no news`, userMessage });
    const step = { now, logger: deps.logger, userMessage };
    requireMove(news, [action], step);
    if (news.state === 'done') return;
    const nextWords = words === undefined ? null : writtenWords(words);
    for (const date of group.filter(({ state }) => state === news.state)) {
      const nextNews = { ...date, words: nextWords ?? date.words, decided_by: viewer?.id ?? null };
      await saveNews(trx, nextNews, [action], step);
    }
    const after = { action, words: nextWords ?? news.words };
    await recordAudit(trx, { origin, action: 'edit', resource: 'event_news', rowId: eventId, after });
  });
}
