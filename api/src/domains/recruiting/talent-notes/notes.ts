import { AppError } from '@enlace/shared-contract/errors';
import type { addTalentNoteSchema, editTalentNoteSchema, TalentNote } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { fullNameOf } from '../../identity';
import { isInPool, poolTables } from '../pool/pool-rows';
import { recruitingTexts } from '../recruiting-texts';
import { selectMembers } from '../talent-pools/select-members';
import { requireCompany } from '../talent-pools/write-pools';
import { isByViewer, mayReadNote, noteCompany, noteTables } from './note-rows';

const usualPageSize = 25;

/** Seconds in which the same words of the same author are a repeated call. */
const repeatSeconds = 60;

interface Page {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

type Row = Omit<TalentNote, 'created_at' | 'edited_at'> & {
  readonly created_at: Date;
  readonly edited_at: Date | null;
};

/** A page of the notes on a member that the viewer may read, the last first. Throws NOT_FOUND. */
export async function listNotes(
  db: Db,
  memberId: number,
  { page = 1, per_page: size = usualPageSize }: Page,
  context: ReadContext,
) {
  const { rows: members } = await sql`select 1 from ${poolTables}
    where u.id = ${memberId} and ${isInPool(context)}`.execute(db);
  if (members.length === 0) throw new AppError('NOT_FOUND');
  const isOfMember = sql`n.member_id = ${memberId}`;
  const { rows: counts } = await sql<{ total: number }>`select count(*)::integer as total
    from ${noteTables('talent_notes')} where ${isOfMember} and ${mayReadNote(context)}`.execute(db);
  const rows = await findNotes(db, isOfMember, context, sql`limit ${size} offset ${(page - 1) * size}`);
  return { data: rows, meta: { total: counts[0]?.total ?? 0, page, per_page: size } };
}

async function findNotes(
  db: Db,
  condition: Expression,
  context: ReadContext,
  limit: Expression = sql``,
): Promise<TalentNote[]> {
  const { rows } = await sql<Row>`select n.id, n.visibility, n.text, ${noteCompany} as company,
      ${fullNameOf('r')} as author, coalesce(${isByViewer(context)}, false) as can_edit, n.version, n.created_at, n.edited_at
    from ${noteTables('talent_notes')} where ${condition} and ${mayReadNote(context)}
    order by n.created_at desc, n.id desc ${limit}`.execute(db);
  return rows.map(({ created_at: createdAt, edited_at: editedAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
  }));
}

async function findNote(db: Db, id: number, context: ReadContext): Promise<TalentNote> {
  const [note] = await findNotes(db, sql`n.id = ${id}`, context);
  if (note === undefined) throw new AppError('NOT_FOUND');
  return note;
}

/**
 * Adds a note; the same words of the same author within a minute are the same note.
 * @throws VALIDATION_FAILED for another company; NOT_FOUND for a member whom the viewer may not see
 */
export async function addNote(
  writing: ReadWriteContext,
  { memberId, note }: { readonly memberId: number; readonly note: z.infer<typeof addTalentNoteSchema> },
): Promise<TalentNote> {
  const { reading } = writing;
  const { viewer, now, origin, deps } = writing;
  const { company_id: companyId, visibility, text } = note;
  const authorId = viewer?.id ?? null;
  return transact(deps.db, async (trx) => {
    await requireCompany(trx, writing, companyId, reading);
    await selectMembers({ trx, writing, context: reading, companyId }, { ids: [memberId] });
    const { rows: sameNotes } = await sql<{ id: number }>`select id from talent_notes
      where member_id = ${memberId} and company_id = ${companyId} and author_id = ${authorId}
        and visibility = ${visibility} and text = ${text}
        and created_at > ${now}::timestamptz - ${repeatSeconds} * interval '1 second'`.execute(trx);
    const [sameNote] = sameNotes;
    if (sameNote !== undefined) return findNote(trx, sameNote.id, reading);
    const { id } = await trx
      .insertInto('talent_notes')
      .values({
        member_id: memberId,
        company_id: companyId,
        author_id: authorId,
        visibility,
        text,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, { origin, action: 'add', resource: 'talent_notes', rowId: id, after: { visibility } });
    return findNote(trx, id, reading);
  });
}

/**
 * Changes a note of the viewer.
 * @throws CONFLICT with the stored note, for another version; NOT_FOUND also for notes of other authors
 */
export async function editNote(
  writing: ReadWriteContext,
  { id, visibility, text, version }: z.infer<typeof editTalentNoteSchema> & { readonly id: number },
): Promise<TalentNote> {
  const { reading } = writing;
  const { now, origin, deps, locale } = writing;
  return transact(deps.db, async (trx) => {
    const note = await lockOwnNote(trx, id, reading);
    if (note.version !== version)
      throw new AppError('CONFLICT', {
        userMessage: recruitingTexts[locale].noteChanged,
        details: { visibility: note.visibility, text: note.text, version: note.version },
      });
    if (note.text === text && note.visibility === visibility) return note;
    await trx
      .updateTable('talent_notes')
      .set({ visibility, text, version: version + 1, edited_at: now })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, { origin, action: 'edit', resource: 'talent_notes', rowId: id, after: { visibility } });
    return findNote(trx, id, reading);
  });
}

/** Removes a note of the viewer. Throws NOT_FOUND, also for notes of other authors. */
export async function removeNote({ origin, deps, reading }: ReadWriteContext, id: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    await lockOwnNote(trx, id, reading);
    await trx.deleteFrom('talent_notes').where('id', '=', id).execute();
    await recordAudit(trx, { origin, action: 'remove', resource: 'talent_notes', rowId: id });
  });
}

async function lockOwnNote(trx: Db, id: number, context: ReadContext): Promise<TalentNote> {
  await trx.selectFrom('talent_notes').select('id').where('id', '=', id).forUpdate().execute();
  const note = await findNote(trx, id, context);
  if (!note.can_edit) throw new AppError('NOT_FOUND');
  return note;
}
