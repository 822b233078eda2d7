import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import {
  familyResources,
  type ChangedEntries,
  type FormFamilyName,
  type FormState,
  inboxCalls,
} from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { fieldText } from '../../../../infrastructure/errors/field-texts';
import type { TransactionContext } from '../../../../kit/core/write/write-context';
import { requireSameVersion } from '../../../../kit/core/write/edit-conflict';
import { readableFamilies } from '../families';
import { findAssignees } from '../inbox.repository';

export interface EntryChange {
  readonly state?: FormState | undefined;
  /** Null for no assignee. */
  readonly assignee_id?: number | null | undefined;
}

interface EntriesChange {
  readonly ids: readonly number[];
  readonly change: EntryChange;
  /** A body that may contain the version of a single entry. */
  readonly versionBody?: unknown;
}

/**
 * Changes entries. Entries that already have the values stay as they are; the ids of missing entries are in the result.
 */
export async function changeEntries(
  writing: TransactionContext,
  { ids, change, versionBody = null }: EntriesChange,
): Promise<ChangedEntries> {
  const { trx, locale, viewer } = writing;
  const missingIds = new Set(ids);
  const lockedEntries = await lockEntries(trx, [...missingIds], viewer);
  const families = new Set(lockedEntries.map(({ family }) => family));
  await requireAssignee(trx, change.assignee_id, families, locale);
  let changedCount = 0;
  for (const row of lockedEntries) {
    requireSameVersion({ ...row }, versionBody);
    if (await changeRow(writing, row, change)) changedCount += 1;
    missingIds.delete(row.id);
  }
  return { changed: changedCount, same: lockedEntries.length - changedCount, missing: [...missingIds] };
}

/** Changes one entry. Throws NOT_FOUND when it does not exist. */
export async function changeEntry(
  writing: TransactionContext,
  { id, ...change }: Omit<EntriesChange, 'ids'> & { readonly id: number },
): Promise<void> {
  const { missing: missingIds } = await changeEntries(writing, { ids: [id], ...change });
  if (missingIds.length > 0) throw new AppError('NOT_FOUND', { message: `no entry ${id}` });
}

/** Entries outside the trash that the viewer may read, locked until the transaction ends. */
export async function lockEntries(trx: Db, ids: readonly number[], viewer: Viewer | null): Promise<LockedEntry[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('form_entries')
    .select(['id', 'family', 'state', 'assignee_id', 'updated_at'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('family', 'in', readableFamilies(viewer))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface LockedEntry {
  readonly id: number;
  readonly family: FormFamilyName;
  readonly state: FormState;
  readonly assignee_id: number | null;
  readonly updated_at: Date;
}

/** Changes a locked entry and writes an audit entry. Returns false when nothing changes. */
export async function changeRow(
  { trx, origin, now }: TransactionContext,
  row: LockedEntry,
  change: EntryChange,
  isUndo = false,
): Promise<boolean> {
  const after = {
    ...(change.state === undefined || change.state === row.state ? {} : { state: change.state }),
    ...(change.assignee_id === undefined || change.assignee_id === row.assignee_id
      ? {}
      : { assignee_id: change.assignee_id }),
  };
  const names = Object.keys(after);
  if (names.length === 0) return false;
  const updated_at = row.updated_at >= now ? new Date(row.updated_at.getTime() + 1) : now;
  await trx
    .updateTable('form_entries')
    .set({ ...after, updated_at })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(trx, {
    origin,
    action: 'edit',
    resource: familyResources[row.family].name,
    rowId: row.id,
    before: Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))),
    after: isUndo ? { ...after, is_undo: true } : after,
  });
  return true;
}

/** Throws VALIDATION_FAILED when the assignee may not read the entries. */
async function requireAssignee(
  trx: Db,
  id: number | null | undefined,
  families: ReadonlySet<FormFamilyName>,
  locale: Locale,
): Promise<void> {
  if (id === null || id === undefined) return;
  const calls = [inboxCalls.getEntry, ...[...families].map((family) => familyResources[family].wire.get)];
  const permissions = calls.flatMap(({ access }) => (access.kind === 'roles' ? access.permission : []));
  if ((await findAssignees(trx, permissions, id)).length > 0) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `user ${id} cannot look after entries`,
    fields: { assignee_id: [fieldText(locale, 'unknownRow')] },
  });
}
