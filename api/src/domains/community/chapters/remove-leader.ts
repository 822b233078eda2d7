import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { recordRevision } from '../../../kit/capabilities/history/record-revision';
import { takeSnapshot } from '../../../kit/capabilities/history/snapshot';
import { nextVersion } from '../../../kit/core/write/write-context';
import { chaptersResource } from './chapters.resource';
import { confirmsNoLeader, findActiveLeaders, findSuccessor, lastLeaderError } from './keep-a-leader';
import { mailOtherLeaders } from './mail-other-leaders';

/**
 * Ends the lead of a user who has left the chapter, with a revision and an audit entry of the chapter. The only leader
 * names a successor among the members, or confirms that the chapter stays without a leader.
 */
export const removeLeader: ApiDeps['removeLeader'] = async (trx, { chapterId, userId }, by) => {
  const { origin, now, locale, extras } = by;
  await sql`select 1 from chapters where id = ${chapterId} for no key update`.execute(trx);
  const leaders = await findActiveLeaders(trx, chapterId);
  const isLast = leaders.includes(userId) && leaders.length === 1;
  const before = await takeSnapshot(trx, chaptersResource, chapterId);
  const { rows } = await sql`delete from chapter_leaders where user_id = ${userId} and chapter_id = ${chapterId}
    returning 1`.execute(trx);
  if (rows.length === 0) return;
  const successor = isLast ? await findSuccessor(trx, { chapterId, userId }, by) : null;
  if (isLast && successor === null && !confirmsNoLeader(extras)) throw lastLeaderError(chapterId, 'chapter_id', locale);
  if (successor !== null)
    await sql`insert into chapter_leaders (chapter_id, user_id, position) values (${chapterId}, ${successor}, 0)
      on conflict do nothing`.execute(trx);
  const updated_at = nextVersion(before?.version, now);
  await trx.updateTable('chapters').set({ updated_at }).where('id', '=', chapterId).execute();
  const change = { action: 'edit', actorId: origin.actorId, at: now } as const;
  await recordRevision(trx, chaptersResource, chapterId, before, change);
  await recordAudit(trx, {
    origin,
    action: 'edit',
    resource: chaptersResource.resource.name,
    rowId: chapterId,
    after: {
      detach_chapter_leaders: [userId],
      ...(successor === null ? {} : { attach_chapter_leaders: [successor] }),
    },
  });
  await mailOtherLeaders(trx, { chapterId, userId });
};
