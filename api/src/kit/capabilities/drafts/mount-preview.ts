import { draftCalls } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { recordKinds, recordPath } from '@enlace/shared-contract/site';
import type { FastifyInstance } from 'fastify';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { admitRow, findRow } from '../../core/rights/row-request';
import { pathId } from '../../core/http/path-id';
import type { MountedResource } from '../../core/table/resource-options';
import { serveOpen } from '../../core/http/serve-call';
import { writeContextOf } from '../../core/write/write-context';
import { hasPreviews } from './answer-preview';
import { createPreviewLinks } from './preview-links';

/** The call that makes a link to the page of a row that visitors do not see. For users who may edit the row. */
export function mountPreview(app: FastifyInstance, deps: ApiDeps, mountedResource: MountedResource): void {
  const { resource, options } = mountedResource;
  if (!hasPreviews(mountedResource)) return;
  const links = createPreviewLinks(deps.env.tokenSecret);
  const path = draftCalls.preview.path.replace('{resource}', resource.name);
  const admit = admitRow(deps, mountedResource, 'edit');
  serveOpen(app, { ...draftCalls.preview, path, admit }, async (request) => {
    const row = await findRow(deps, mountedResource, request, pathId(request), 'edit');
    const kind = recordKinds.find((name) => name === resource.name);
    if (kind === undefined || !options.hasPage) throw new AppError('NOT_FOUND', { message: 'no page to show it on' });
    const rowId = Number(row['id']);
    const { token, until } = links.issue({ resource: resource.name, rowId }, request.requireViewer().id, deps.clock());
    const { origin } = writeContextOf(request, deps);
    await recordAudit(deps.db, { origin, action: 'preview', resource: resource.name, rowId });
    const url = `${recordPath(kind, String(row['slug']))}?${new URLSearchParams({ preview: token }).toString()}`;
    return { data: { url, until: until.toISOString() } };
  });
}
