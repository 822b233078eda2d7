import { familyResources } from '@enlace/shared-contract/forms';
import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { makeStorable } from '../../entry-values';
import type { ChangeContext } from './change-entries';
import { lockEntry, touchEntry } from './lock-entry';

/** Adds a note for the team. A second call with the same key adds nothing. */
export async function addNote(
  trx: Db,
  context: ChangeContext,
  id: number,
  note: { readonly text: string; readonly key?: string | undefined },
): Promise<void> {
  const entry = await lockEntry(trx, id, context.viewer);
  const newRows = await insert(trx, context, id, note);
  if (newRows.length === 0) return;
  await touchEntry(trx, id, entry.updated_at, context.now);
  await recordAudit(trx, {
    origin: context.origin,
    action: 'addNote',
    resource: familyResources[entry.family].name,
    rowId: id,
  });
}

function insert(
  trx: Db,
  { origin, now }: ChangeContext,
  entry_id: number,
  note: { readonly text: string; readonly key?: string | undefined },
): Promise<{ id: number }[]> {
  return trx
    .insertInto('form_notes')
    .values({
      entry_id,
      author_id: origin.actorId,
      text: makeStorable(note.text),
      request_key: note.key ?? null,
      created_at: now,
    })
    .onConflict((on) => on.column('request_key').doNothing())
    .returning('id')
    .execute();
}
