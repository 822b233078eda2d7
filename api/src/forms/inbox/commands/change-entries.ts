import { AppError, type FormState, inboxCalls, type Locale } from '@enlace/shared-contract';

import { type AuditOrigin, recordAudit } from '../../../audit/record-audit';
import type { Db } from '../../../db/database';
import { fieldText } from '../../../errors/field-texts';
import { requireSameVersion } from '../../../kit/edit-conflict';
import { familyResources } from '../families';
import { findAssignees } from '../inbox.repository';

export interface EntryChange {
  readonly state?: FormState | undefined;
  /** Null: nobody. */
  readonly assignee_id?: number | null | undefined;
}

export interface ChangeContext {
  readonly origin: AuditOrigin;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * Changes entries, all or none; throws NOT_FOUND when one of them is not there. What is so already is left as it is.
 * `seen` is a body that may carry the version of a single entry.
 */
export async function changeEntries(
  trx: Db,
  context: ChangeContext,
  ids: readonly number[],
  change: EntryChange,
  seen: unknown = null,
): Promise<void> {
  const wanted = new Set(ids);
  const held = await trx
    .selectFrom('form_entries')
    .select(['id', 'family', 'state', 'assignee_id', 'updated_at'])
    .where('id', 'in', [...wanted])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (held.length < wanted.size) throw new AppError('NOT_FOUND', { message: 'entries are not there' });
  await requireAssignee(trx, change.assignee_id, context.locale);
  for (const row of held) {
    requireSameVersion(row, seen);
    const after = {
      ...(change.state === undefined || change.state === row.state ? {} : { state: change.state }),
      ...(change.assignee_id === undefined || change.assignee_id === row.assignee_id
        ? {}
        : { assignee_id: change.assignee_id }),
    };
    const names = Object.keys(after);
    if (names.length === 0) continue;
    const updated_at = row.updated_at >= context.now ? new Date(row.updated_at.getTime() + 1) : context.now;
    await trx
      .updateTable('form_entries')
      .set({ ...after, updated_at })
      .where('id', '=', row.id)
      .execute();
    await recordAudit(trx, {
      origin: context.origin,
      action: 'edit',
      resource: familyResources[row.family].name,
      rowId: row.id,
      before: Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))),
      after,
    });
  }
}

/** An entry can only be given to somebody who may read it. */
async function requireAssignee(trx: Db, id: number | null | undefined, locale: Locale): Promise<void> {
  if (id === null || id === undefined) return;
  const { access } = inboxCalls.getEntry;
  const permission = access.kind === 'roles' ? access.permission : '';
  if ((await findAssignees(trx, permission, id)).length > 0) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `user ${id} cannot look after entries`,
    fields: { assignee_id: [fieldText(locale, 'unknownRow')] },
  });
}
