import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { recruitingTexts } from '../recruiting-texts';
import { type ApplicationRow, type EventRow, type Step, takeMoveBack } from '../states/move-application';
import { candidateTables, mayReadCandidate } from './candidate-rows';

type MovedRow = Pick<ApplicationRow, 'id' | 'user_id' | 'state' | 'stage_id' | 'version'> &
  Pick<EventRow, 'from_state' | 'from_stage_id'> & { readonly move_version: number; readonly final_at: Date };

/**
 * Takes an own move back. Candidates who were moved again meanwhile stay where they are. Answers their number.
 * @throws CONFLICT when the mails have left; NOT_FOUND for a move of another user
 */
export async function takeBack(writing: ReadWriteContext, moveId: string): Promise<number> {
  const { deps, viewer, origin, now, locale } = writing;
  return transact(deps.db, async (trx) => {
    // Stages are locked first, as their removal does.
    const stages = await sql<{ id: number }>`select s.id from candidate_stages s where s.removed_at is null and s.id in
        (select e.from_stage_id from application_events e where e.move_id = ${moveId}::uuid and e.from_state = s.state)
      order by s.id for share`.execute(trx);
    const stageIds = stages.rows.map(({ id }) => id);
    const { rows } = await sql<MovedRow>`select a.id, a.user_id, a.name, a.state, a.stage_id, a.version, e.from_state,
        e.from_stage_id, e.version as move_version, e.final_at
      from ${candidateTables} join application_events e on e.application_id = a.id
      where e.move_id = ${moveId}::uuid and e.actor_id = ${viewer?.id ?? 0} and ${mayReadCandidate(writing.reading)}
      order by a.id for update of a`.execute(trx);
    const [first] = rows;
    if (first === undefined) throw new AppError('NOT_FOUND');
    if (first.final_at <= now) throw new AppError('CONFLICT', { userMessage: recruitingTexts[locale].tooLate });
    const step: Step = { origin, now, actorId: viewer?.id ?? null };
    let count = 0;
    for (const row of rows) {
      const { from_state, from_stage_id: fromStageId, move_version: version } = row;
      // The stage can have been removed meanwhile.
      const stageId = fromStageId !== null && stageIds.includes(fromStageId) ? fromStageId : null;
      const event = { from_state, from_stage_id: stageId, version };
      if (await takeMoveBack(trx, row, event, step)) count += 1;
    }
    return count;
  });
}
