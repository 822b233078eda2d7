import { AppError, type DraftAnswer, type EditConflict, versionTag } from '@enlace/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { matches } from '../edit-conflict';
import { changedNames } from '../history/flat-values';
import { takeSnapshot } from '../history/snapshot';
import { readContext } from '../read-context';
import type { MountedResource } from '../resource-options';
import { writingOf } from '../writing';
import { type Draft, findDraft } from './drafts.repository';
import { inVain } from './in-vain';
import { draftRecord } from './publish-row';

/** A row's draft, and what the record would be with it. */
export async function answerDraft(
  deps: ApiDeps,
  mounted: MountedResource,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
): Promise<DraftAnswer> {
  const { resource } = mounted;
  const draft = await findDraft(deps.db, { resource: resource.name, rowId: id });
  if (draft === null) return { data: null };
  void reply.header('etag', versionTag(draft.updated_at.toISOString()));
  const context = { ...readContext(request, deps.clock), viewer: request.viewer };
  const { record, fields } = await inVain(deps.db, async (trx) => {
    const live = (await takeSnapshot(trx, mounted, id))?.values ?? {};
    const shown = await draftRecord(trx, mounted, id, writingOf(request, deps), context);
    const drafted = (await takeSnapshot(trx, mounted, id))?.values ?? {};
    return { record: shown, fields: changedNames(live, drafted).filter((name) => name !== 'published_at') };
  });
  const times = { base_version: draft.base_version.toISOString(), updated_at: draft.updated_at.toISOString() };
  return { data: { values: draft.body, record, fields, ...times, updated_by: draft.updated_by } };
}

/** Refuses to save over a draft that the caller has not seen, 412: `If-Match` names its version, or `"none"`. */
export function requireSameDraft(request: FastifyRequest, draft: Draft | null): void {
  const wanted = request.headers['if-match'];
  if (wanted === undefined) return;
  const isSame = draft === null ? wanted.trim() === '"none"' : matches(wanted, draft.updated_at);
  if (isSame) return;
  const at = (draft?.updated_at ?? new Date(0)).toISOString();
  const body = draft?.body ?? {};
  const details: EditConflict = {
    updated_at: at,
    current: body,
    changed_by: draft?.updated_by ?? null,
    changed_at: at,
    fields: Object.keys(body).sort(),
    values: body,
    base: null,
  };
  throw new AppError('EDIT_CONFLICT', { message: 'draft has changed', status: 412, details });
}
