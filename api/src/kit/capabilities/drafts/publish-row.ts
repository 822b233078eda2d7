import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import { withPictureWords } from '../../../infrastructure/files/picture-words';
import { present } from '../../core/read/present';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { ReadContext } from '../../core/table/read-context';
import { writeRow } from '../../core/write/write-row';
import type { WriteContext } from '../../core/write/write-context';
import { findDraft, removeDraft } from './drafts.repository';

/** Publishes a locked row together with its draft, with the time in the draft or the present time. */
export async function publishRow(
  trx: Db,
  mountedResource: MountedResource,
  before: Row,
  writing: WriteContext,
): Promise<void> {
  const name = nameOf(mountedResource, before);
  const draft = (await findDraft(trx, name))?.body ?? {};
  const columns = { published_at: publishedAt(before, draft, writing.now) };
  const change = { kind: 'edit' as const, id: name.rowId, values: draft, columns };
  await writeRow(trx, mountedResource, change, { ...writing, action: 'publish' });
  await removeDraft(trx, name);
  await forgetPlans(trx, name, 'publish');
}

/** Unpublishes a locked row; its draft stays. */
export const unpublishRow: typeof publishRow = async (trx, mountedResource, before, writing) => {
  const name = nameOf(mountedResource, before);
  const change = { kind: 'edit' as const, id: name.rowId, values: {}, columns: { published_at: null } };
  await writeRow(trx, mountedResource, change, { ...writing, action: 'unpublish' });
  await forgetPlans(trx, name, 'unpublish');
};

function nameOf({ resource }: MountedResource, row: Row): { readonly resource: string; readonly rowId: number } {
  return { resource: resource.name, rowId: Number(row['id']) };
}

/** Deletes the plans of a row: publishing, unpublishing, or both. */
export async function forgetPlans(
  trx: Db,
  { resource, rowId }: { readonly resource: string; readonly rowId: number },
  action?: 'publish' | 'unpublish',
): Promise<void> {
  const plans = trx.deleteFrom('publications').where('resource', '=', resource).where('row_id', '=', rowId);
  await (action === undefined ? plans : plans.where('action', '=', action)).execute();
}

/**
 * The record that `get` would answer if its draft were published now. It writes the draft, so the transaction must be
 * rolled back.
 */
export async function draftRecord(
  trx: Db,
  { resource, options }: MountedResource,
  id: number,
  writing: WriteContext,
  context: ReadContext & { readonly viewer: Viewer | null },
): Promise<Row> {
  const mountedResource = { resource, options };
  const before = await options.repository.lock(trx, id);
  if (before === null) throw new AppError('NOT_FOUND');
  await publishRow(trx, mountedResource, before, writing);
  const row = await options.repository.find(trx, id, context);
  if (row === null) throw new AppError('NOT_FOUND');
  const [completedRow = row] = await withPictureWords(trx, [row], context.lang);
  return present(resource.entity, resource, completedRow, context, context.viewer, options.policy);
}

/** A past time of publication stays; a future or missing one becomes now. A draft can contain its own time. */
function publishedAt(before: Row, draft: Row, now: Date): Date {
  const namedTime = draft['published_at'];
  const at = typeof namedTime === 'string' && namedTime !== '' ? new Date(namedTime) : before['published_at'];
  return at instanceof Date && at <= now ? at : now;
}
