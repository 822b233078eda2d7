import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { refuseRemoval } from '../../../kit/core/write/refuse-removal';
import { questionTexts } from './question-texts';
import { hasTicket } from './questions.repository';

/**
 * Removes a question from the forms of its tickets; given answers stay. Questions whose tickets are all removed depend
 * on it no longer. Throws NOT_FOUND, and HAS_DEPENDENTS.
 */
export async function removeQuestion({ deps, now, origin, locale }: WriteContext, id: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    // The event is locked first, as by a change of its questions.
    await sql`select 1 from events where id = (select event_id from ticket_questions where id = ${id})
      for no key update`.execute(trx);
    const row = await trx
      .selectFrom('ticket_questions')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new AppError('NOT_FOUND', { message: `question ${id}` });
    const { rows: dependents } = await sql<{ id: number; label: string }>`select q.id, q.label from ticket_questions q
      where q.depends_on_id = ${id} and q.deleted_at is null and ${hasTicket} order by q.id`.execute(trx);
    if (dependents.length > 0)
      throw refuseRemoval({
        message: `questions depend on question ${id}`,
        reason: questionTexts[locale].othersDepend,
        alternative: questionTexts[locale].removeOthers,
        details: { questions: dependents },
      });
    await trx
      .updateTable('ticket_questions')
      .set({ depends_on_id: null, depends_on_values: '[]' })
      .where('depends_on_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    await trx.updateTable('ticket_questions').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
    await recordAudit(trx, { origin, action: 'remove', resource: 'questions', rowId: id, before: row });
  });
}
