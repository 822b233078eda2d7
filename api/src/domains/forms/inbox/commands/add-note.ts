import { familyResources } from '@enlace/shared-contract/forms';
import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { TransactionContext } from '../../../../kit/core/write/write-context';
import { makeStorable } from '../../entry-values';
import { lockEntry, touchEntry } from './lock-entry';

interface Note {
  readonly text: string;
  readonly key?: string | undefined;
}

/** Adds a note for the team. A second call with the same key adds nothing. */
export async function addNote(
  writing: TransactionContext,
  { id, ...note }: Note & { readonly id: number },
): Promise<void> {
  const { trx, viewer, now, origin } = writing;
  const entry = await lockEntry(trx, id, viewer);
  const newRows = await insert(writing, id, note);
  if (newRows.length === 0) return;
  await touchEntry(trx, id, entry.updated_at, now);
  await recordAudit(trx, {
    origin,
    action: 'addNote',
    resource: familyResources[entry.family].name,
    rowId: id,
  });
}

function insert({ trx, origin, now }: TransactionContext, entry_id: number, note: Note): Promise<{ id: number }[]> {
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
