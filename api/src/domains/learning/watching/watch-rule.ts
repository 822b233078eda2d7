import type { UserLesson } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';

/** Seconds at the end of a video that need not be watched: its credits. */
const creditsAtEnd = 15;

/**
 * Known length of a lesson's video in seconds; 0 when it is unknown. A length in minutes was rounded up, so the
 * shortest video with that length counts. `table` is the lesson's alias.
 */
export const videoSeconds = (table: string): Expression => {
  const [seconds, minutes] = [sql.ref(`${table}.seconds`), sql.ref(`${table}.minutes`)];
  return sql`(case when ${seconds} > 0 then ${seconds} when ${minutes} > 0 then ${minutes} * 60 - 59 else 0 end)`;
};

/** Watched part in whole percent, of the watched seconds `w.watched_seconds`. */
export const watchedPercent = (table: string): Expression =>
  sql`(case when ${videoSeconds(table)} = 0 then 0
    else least(100, coalesce(w.watched_seconds, 0) * 100 / ${videoSeconds(table)}) end)::integer`;

export interface WatchRule {
  readonly completion: UserLesson['completion'];
  /** Percent. */
  readonly threshold: number;
  /** Length of the video; 0 when it is unknown. */
  readonly length: number;
}

/** Whether enough of a video was watched. A video of unknown length, or without this rule, asks for nothing. */
export function isWatchedEnough({ completion, threshold, length }: WatchRule, watchedSeconds: number): boolean {
  if (completion !== 'watched' || length === 0) return true;
  const withoutCredits = Math.max(length - creditsAtEnd, Math.ceil(length * 0.9));
  return watchedSeconds >= Math.min(Math.ceil((length * threshold) / 100), withoutCredits);
}
