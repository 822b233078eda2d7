import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { refuseRemoval } from '../../../kit/write/refuse-removal';
import { questionTexts } from './question-texts';

/** Removes a question from the form of its ticket; given answers stay. Throws NOT_FOUND, and HAS_DEPENDENTS. */
export async function removeQuestion(id: number, { deps, now, origin, locale }: Writing): Promise<void> {
  await transact(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('ticket_questions')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new AppError('NOT_FOUND', { message: `question ${id}` });
    await trx.selectFrom('tickets').select('id').where('id', '=', row.ticket_id).forNoKeyUpdate().execute();
    const dependents = await trx
      .selectFrom('ticket_questions')
      .select(['id', 'label'])
      .where('depends_on_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    if (dependents.length > 0)
      throw refuseRemoval({
        message: `questions depend on question ${id}`,
        reason: questionTexts[locale].othersDepend,
        alternative: questionTexts[locale].removeOthers,
        details: { questions: dependents },
      });
    await trx.updateTable('ticket_questions').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
    await recordAudit(trx, { origin, action: 'remove', resource: 'questions', rowId: id, before: row });
  });
}
