import { previewParameter } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { findActiveViewer } from '../../core/rights/active-viewer';
import { completeRow } from '../../core/read/complete-rows';
import { filterByPolicy } from '../../core/rights/filter-by-policy';
import { present } from '../../core/read/present';
import { readContext, type ReadContext } from '../../core/table/read-context';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { rollBackAfter } from './roll-back-after';
import { createPreviewLinks } from './preview-links';
import { draftRecord } from './publish-row';

/** Whether links can show rows of the resource that visitors do not see. */
export function hasPreviews({ resource, options }: MountedResource): boolean {
  return resource.capabilities.drafts || options.hasPreviewLinks === true;
}

/**
 * The record with its draft, for a visitor with a preview link; null when the request has no preview token. Throws
 * NOT_FOUND for a token that is expired or belongs to another record, and when the user who made the link may no longer
 * edit the record. A resource without drafts answers null instead: its page is then the one that all visitors see.
 */
export async function findPreviewRecord(
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  reply: FastifyReply,
  slug: string,
): Promise<Row | null> {
  const { query } = request;
  const token: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, previewParameter) : undefined;
  if (!hasPreviews(mountedResource) || typeof token !== 'string' || token === '') return null;
  void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  const record = await findPreview(deps, mountedResource, request, token);
  if (record !== null && record['slug'] === slug) return record;
  if (!mountedResource.resource.capabilities.drafts) return null;
  throw new AppError('NOT_FOUND', { message: 'no such preview, or its editor lost the right' });
}

/** The record that a valid token shows; null for any other token. */
async function findPreview(
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  token: string,
): Promise<Row | null> {
  const now = deps.clock();
  const preview = createPreviewLinks(deps.env.tokenSecret).read(mountedResource.resource.name, token, now);
  if (preview === null) return null;
  const { rowId: id, editorId, until } = preview;
  const viewer = await findActiveViewer(deps.db, deps, editorId);
  const editableIds = await filterByPolicy(deps.db, mountedResource, 'edit', [id], { viewer, now });
  if (!editableIds.has(id)) return null;
  const context = { ...readContext(request, deps.clock), viewer: null };
  if (!mountedResource.resource.capabilities.drafts)
    return findShownRecord(deps, mountedResource, { ...context, preview: { rowId: id, until } });
  const writing = { deps, viewer, origin: programOrigin, locale: 'en' as const, now };
  return rollBackAfter(deps.db, (trx) => draftRecord(trx, mountedResource, id, writing, context));
}

/** The row as its page shows it to visitors, whatever its state; null for a removed row. */
async function findShownRecord(
  deps: ApiDeps,
  mountedResource: MountedResource,
  context: ReadContext & Required<Pick<ReadContext, 'preview'>>,
): Promise<Row | null> {
  const { resource, options } = mountedResource;
  const row = await options.repository.find(deps.reads, context.preview.rowId, context);
  if (row === null) return null;
  const completedRow = await completeRow(deps, deps.reads, mountedResource, row, context);
  return present(resource.entity, resource, completedRow, context, null, options.policy);
}
