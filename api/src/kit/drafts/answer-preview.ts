import { previewParameter } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { programOrigin } from '../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { findActiveViewer } from '../active-viewer';
import { judgeRows } from '../judge-rows';
import { readContext } from '../read-context';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { rollBackAfter } from './roll-back-after';
import { createPreviewLinks } from './preview-links';
import { draftRecord } from './publish-row';

/**
 * The record with its draft, for a visitor with a preview link; null when the request has no preview token. Throws
 * NOT_FOUND for a token that is expired or belongs to another record, and when the user who made the link may no longer
 * edit the record.
 */
export async function answerPreview(
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  reply: FastifyReply,
  slug: string,
): Promise<Row | null> {
  const { query } = request;
  const token: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, previewParameter) : undefined;
  if (!mountedResource.resource.capabilities.drafts || typeof token !== 'string' || token === '') return null;
  void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  const now = deps.clock();
  const preview = createPreviewLinks(deps.env.tokenSecret).read(mountedResource.resource.name, token, now);
  if (preview === null) throw new AppError('NOT_FOUND', { message: 'no such preview' });
  const { rowId: id, editorId } = preview;
  const viewer = await findActiveViewer(deps.db, deps, editorId);
  const editableIds = await judgeRows(deps.db, mountedResource, 'edit', [id], { viewer, now });
  if (!editableIds.has(id)) throw new AppError('NOT_FOUND', { message: 'the editor of the preview lost the right' });
  const writing = { deps, viewer, origin: programOrigin, locale: 'en' as const, now };
  const context = { ...readContext(request, deps.clock), viewer: null };
  const record = await rollBackAfter(deps.db, (trx) => draftRecord(trx, mountedResource, id, writing, context));
  if (record['slug'] !== slug) throw new AppError('NOT_FOUND', { message: 'a preview of something else' });
  return record;
}
