import { AppError, type Viewer } from '@enlace/shared-contract';

import type { Db } from '../../infrastructure/db/database';
import { withPictureWords } from '../../infrastructure/files/picture-words';
import { present } from '../present';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { ReadContext } from '../read-context';
import { writeRow } from '../write/write-row';
import type { Writing } from '../writing';
import { findDraft, removeDraft } from './drafts.repository';

/** Publishes a row, held: with its draft laid over it, at the hour it names itself or now. */
export async function publishRow(trx: Db, mounted: MountedResource, before: Row, writing: Writing): Promise<void> {
  const name = { resource: mounted.resource.name, rowId: Number(before['id']) };
  const draft = (await findDraft(trx, name))?.body ?? {};
  const columns = { published_at: publishedAt(before, draft, writing.now) };
  const change = { kind: 'edit' as const, id: name.rowId, values: draft, columns };
  await writeRow(trx, mounted, change, { ...writing, action: 'publish' });
  await removeDraft(trx, name);
  await forgetPlans(trx, name, 'publish');
}

/** Takes a row, held, back from the public; its draft waits on. */
export async function unpublishRow(trx: Db, mounted: MountedResource, before: Row, writing: Writing): Promise<void> {
  const name = { resource: mounted.resource.name, rowId: Number(before['id']) };
  const change = { kind: 'edit' as const, id: name.rowId, values: {}, columns: { published_at: null } };
  await writeRow(trx, mounted, change, { ...writing, action: 'unpublish' });
  await forgetPlans(trx, name, 'unpublish');
}

/** Forgets what is planned for a row: publishing it, taking it back, or both. */
export async function forgetPlans(
  trx: Db,
  { resource, rowId }: { readonly resource: string; readonly rowId: number },
  action?: 'publish' | 'unpublish',
): Promise<void> {
  const plans = trx.deleteFrom('publications').where('resource', '=', resource).where('row_id', '=', rowId);
  await (action === undefined ? plans : plans.where('action', '=', action)).execute();
}

/**
 * The record as `get` would answer it to a viewer if its draft were published now. For a transaction that is not kept:
 * the draft is written.
 */
export async function draftRecord(
  trx: Db,
  { resource, options }: MountedResource,
  id: number,
  writing: Writing,
  context: ReadContext & { readonly viewer: Viewer | null },
): Promise<Row> {
  const mounted = { resource, options };
  const before = await options.repository.lock(trx, id);
  if (before === null) throw new AppError('NOT_FOUND');
  await publishRow(trx, mounted, before, writing);
  const row = await options.repository.find(trx, id, context);
  if (row === null) throw new AppError('NOT_FOUND');
  const [known = row] = await withPictureWords(trx, [row], context.lang);
  return present(resource.entity, resource, known, context, context.viewer, options.policy);
}

/** An hour that has passed stands; one to come, and none, become now. A draft may name one of its own. */
function publishedAt(before: Row, draft: Row, now: Date): Date {
  const named = draft['published_at'];
  const at = typeof named === 'string' && named !== '' ? new Date(named) : before['published_at'];
  return at instanceof Date && at <= now ? at : now;
}
