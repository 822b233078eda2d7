import { type DraftAnswer, type EditConflict, versionTag } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { matches } from '../../core/write/edit-conflict';
import { changedNames } from '../history/flat-values';
import { takeSnapshot } from '../history/snapshot';
import { readContext } from '../../core/table/read-context';
import type { MountedResource } from '../../core/table/resource-options';
import { writeContextOf } from '../../core/write/write-context';
import { type Draft, findDraft } from './drafts.repository';
import { rollBackAfter } from './roll-back-after';
import { draftRecord } from './publish-row';

/** A row's draft, and the record as it would be with the draft. */
export async function answerDraft(
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
): Promise<DraftAnswer> {
  const { resource } = mountedResource;
  const draft = await findDraft(deps.db, { resource: resource.name, rowId: id });
  if (draft === null) return { data: null };
  void reply.header('etag', versionTag(draft.updated_at.toISOString()));
  const context = { ...readContext(request, deps.clock), viewer: request.viewer };
  const { record, fields } = await rollBackAfter(deps.db, async (trx) => {
    const live = (await takeSnapshot(trx, mountedResource, id))?.values ?? {};
    const record = await draftRecord(trx, mountedResource, id, writeContextOf(request, deps), context);
    const draftValues = (await takeSnapshot(trx, mountedResource, id))?.values ?? {};
    return { record, fields: changedNames(live, draftValues).filter((name) => name !== 'published_at') };
  });
  const times = { base_version: draft.base_version.toISOString(), updated_at: draft.updated_at.toISOString() };
  return { data: { values: draft.body, record, fields, ...times, updated_by: draft.updated_by } };
}

/** Refuses with 412 to overwrite a draft that the caller has not read. `If-Match` contains its version, or `"none"`. */
export function requireSameDraft(request: FastifyRequest, draft: Draft | null): void {
  const wantedTags = request.headers['if-match'];
  if (wantedTags === undefined) return;
  const isSame = draft === null ? wantedTags.trim() === '"none"' : matches(wantedTags, draft.updated_at);
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
