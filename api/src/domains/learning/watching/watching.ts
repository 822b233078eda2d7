import { AppError } from '@enlace/shared-contract/errors';
import type { storeWatchedSchema, Watched } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { noteLearning } from '../agenda/learning-week';
import { completeByRule, type Learning, lockEnrolment, requireOpenLesson } from '../enrolment/enrol';
import { isWatchedEnough, videoSeconds, type WatchRule } from './watch-rule';
import { creditParts, type Part } from './watched-parts';

/** Fastest playback, with a tenth for clocks that differ. */
const secondsPerSecond = 2 * 1.1;
/** Longest time without a message that still counts, in seconds: a lost network, not a night. */
const longestSilence = 15 * 60;

/**
 * Opens a lesson and its player: the position and the number of its session. Older players no longer set the position.
 * @throws CONFLICT with `unmet` without enrolment, and while required courses are not completed; NOT_FOUND
 */
export async function beginWatching(learning: Learning, lessonId: number): Promise<Watched> {
  const { userId } = learning;
  return transact(learning.deps.db, async (trx) => {
    await requireOpenLesson(trx, learning, lessonId);
    await sql`insert into lesson_watches (user_id, lesson_id, credited_at, seen_at, opened_at)
      values (${userId}, ${lessonId}, ${learning.now}, ${learning.now}, ${learning.now})
      on conflict (user_id, lesson_id) do update
        set session = lesson_watches.session + 1, seq = 0, seen_at = excluded.seen_at,
          opened_at = coalesce(lesson_watches.opened_at, excluded.opened_at)`.execute(trx);
    return present(await findWatch(trx, userId, lessonId));
  });
}

/**
 * Stores the position and the watched parts. Time on the server's clock limits what can count, so a forged message
 * gains nothing. Completes a lesson whose rule is then met.
 * @throws NOT_FOUND before the player was opened
 */
export async function storeWatched(
  learning: Learning,
  { lessonId, message }: { readonly lessonId: number; readonly message: z.infer<typeof storeWatchedSchema> },
): Promise<Watched> {
  const { userId } = learning;
  return transact(learning.deps.db, async (trx) => {
    await lockEnrolment(trx, userId, lessonId);
    const watch = await findWatch(trx, userId, lessonId);
    const silence = Math.min(longestSilence, (learning.now.getTime() - watch.credited_at.getTime()) / 1000);
    const credit = Math.min(longestSilence * secondsPerSecond, watch.credit + Math.max(0, silence) * secondsPerSecond);
    const parts = message.parts.map(({ from, to }): Part => [from, watch.length > 0 ? Math.min(to, watch.length) : to]);
    const { parts: watchedParts, newSeconds } = creditParts(watch.watched_parts, parts, credit);
    const isNewest = message.session === watch.session && message.seq > watch.seq;
    const watchedSeconds = watch.watched_seconds + newSeconds;
    await sql`update lesson_watches set watched_parts = ${JSON.stringify(watchedParts)}::jsonb,
        watched_seconds = ${watchedSeconds}, credit = ${credit - newSeconds},
        credited_at = greatest(credited_at, ${learning.now}), seen_at = greatest(seen_at, ${learning.now}),
        position = ${isNewest ? message.position : watch.position}, seq = ${isNewest ? message.seq : watch.seq}
      where user_id = ${userId} and lesson_id = ${lessonId}`.execute(trx);
    if (newSeconds > 0) await noteLearning(trx, userId, learning.now);
    const isDue = watch.completion === 'watched' && watch.length > 0 && isWatchedEnough(watch, watchedSeconds);
    if (isDue && !watch.is_completed) await completeByRule(trx, learning, lessonId);
    return present({
      ...watch,
      watched_seconds: watchedSeconds,
      position: isNewest ? message.position : watch.position,
      is_completed: watch.is_completed || isDue,
    });
  });
}

interface Watch extends WatchRule {
  readonly watched_parts: readonly Part[];
  readonly watched_seconds: number;
  readonly position: number;
  readonly session: number;
  readonly seq: number;
  readonly credit: number;
  readonly credited_at: Date;
  readonly is_completed: boolean;
}

/** Takes a lock: two messages at once count after each other. */
async function findWatch(trx: Db, userId: number, lessonId: number): Promise<Watch> {
  const { rows } = await sql<Watch>`select w.watched_parts, w.watched_seconds, w.position, w.session, w.seq, w.credit,
      w.credited_at, l.completion, l.threshold, ${videoSeconds('l')} as length,
      exists (select 1 from lesson_completions d where d.lesson_id = l.id and d.user_id = w.user_id) as is_completed
    from lesson_watches w join lessons l on l.id = w.lesson_id
    where w.user_id = ${userId} and w.lesson_id = ${lessonId} and l.deleted_at is null for update of w`.execute(trx);
  const [watch] = rows;
  if (watch === undefined) throw new AppError('NOT_FOUND');
  return watch;
}

const present = ({ session, position, watched_seconds: seconds, length, is_completed }: Watch): Watched => ({
  session,
  position,
  watched_percent: length === 0 ? 0 : Math.min(100, Math.floor((seconds * 100) / length)),
  is_completed,
});
