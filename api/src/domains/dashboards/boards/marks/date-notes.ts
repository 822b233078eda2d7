import type { Viewer } from '@enlace/shared-contract/access';
import type { addDateNoteSchema, DateNote } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { Expression } from '../../../../kit/core/table/expressions';
import { fullNameOf, isPresent } from '../../../identity';
import { problemOfDay } from '../../datasets/time/check-period';
import { periodTexts } from '../../datasets/time/period-texts';
import { boardTexts, refuseField, withCount } from '../boards-texts';
import { lockReader, type ReaderWriting } from '../require-reader';
import { mayReadMark, mayWriteMark, requireScope } from './mark-scope';

/** Notes of one author. */
export const mostNotes = 200;

/** Notes in one answer, the last days first. */
const mostRows = 1000;

const author = sql.ref('m.author_id');

/** Control characters, and signs that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Notes that a viewer reads, the last days first. */
export async function findDateNotes(db: Db, viewer: Viewer, condition: Expression = sql`true`): Promise<DateNote[]> {
  const { rows } = await sql<DateNote>`select m.id, m.day::text as day, m.text, m.scope, m.company_id,
      case when ${isPresent('r')} then ${fullNameOf('r')} end as author, ${mayWriteMark(viewer, author)} as can_edit
    from dashboard_notes m left join users r on r.id = m.author_id
    where ${mayReadMark(viewer, author)} and ${condition}
    order by m.day desc, m.id desc limit ${mostRows}`.execute(db);
  return rows;
}

async function findDateNote(db: Db, viewer: Viewer, id: number): Promise<DateNote> {
  const [note] = await findDateNotes(db, viewer, sql`m.id = ${id}`);
  if (note === undefined) throw new AppError('NOT_FOUND');
  return note;
}

/**
 * Adds a note; the same key of the same author is the same note.
 * @throws VALIDATION_FAILED for a day that does not exist or is out of range, control characters, another company, a
 * scope of admins, and too many notes
 */
export async function addDateNote(writing: ReaderWriting, note: z.infer<typeof addDateNoteSchema>): Promise<DateNote> {
  const { viewer, origin, deps, locale, now } = writing;
  const { key, day, text, scope } = note;
  const texts = boardTexts[locale];
  const dayProblem = problemOfDay(day);
  if (dayProblem !== null) throw refuseField('day', periodTexts[locale][dayProblem]);
  if (unprintable.test(text)) throw refuseField('text', texts.plainText);
  return transact(deps.db, async (trx) => {
    const companyId = await requireScope(trx, writing, note);
    await lockReader(trx, viewer.id);
    const ownNotes = await trx
      .selectFrom('dashboard_notes')
      .select(['id', 'key'])
      .where('author_id', '=', viewer.id)
      .execute();
    const sameNote = ownNotes.find((ownNote) => ownNote.key === key);
    if (sameNote !== undefined) return findDateNote(trx, viewer, sameNote.id);
    if (ownNotes.length >= mostNotes) throw refuseField('text', withCount(texts.tooManyNotes, mostNotes));
    const { id } = await trx
      .insertInto('dashboard_notes')
      .values({ author_id: viewer.id, key, day, text, scope, company_id: companyId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { day, scope, company_id: companyId };
    await recordAudit(trx, { origin, action: 'add', resource: 'dashboard_notes', rowId: id, after });
    return findDateNote(trx, viewer, id);
  });
}

/** Removes a note. Throws NOT_FOUND for notes that the viewer does not read, FORBIDDEN for those of admins. */
export async function removeDateNote(writing: ReaderWriting, id: number): Promise<void> {
  const { viewer, origin, deps, locale } = writing;
  await transact(deps.db, async (trx) => {
    await trx.selectFrom('dashboard_notes').select('id').where('id', '=', id).forUpdate().execute();
    const { can_edit: canEdit, day, scope } = await findDateNote(trx, viewer, id);
    if (!canEdit) throw new AppError('FORBIDDEN', { userMessage: boardTexts[locale].notYourNote });
    await trx.deleteFrom('dashboard_notes').where('id', '=', id).execute();
    await recordAudit(trx, {
      origin,
      action: 'remove',
      resource: 'dashboard_notes',
      rowId: id,
      before: { day, scope },
    });
  });
}
