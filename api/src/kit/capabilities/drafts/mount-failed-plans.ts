import { draftCalls } from '@enlace/shared-contract/admin';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readContext } from '../../core/table/read-context';
import type { MountedResource } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { failureText } from './plan-failure';
import { isEditorOf } from '../../core/table/published';

const most = 20;

/** Plans that failed, the latest first, for users who may edit such records. */
export function mountFailedPlans(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  serveCall(app, draftCalls.failedPlans, async (request) => {
    const editableResources = resources.filter(
      ({ resource }) => resource.capabilities.drafts && isEditorOf(resource, request.viewer),
    );
    if (editableResources.length === 0) return { data: [] };
    const names = editableResources.map(({ resource }) => resource.name);
    const plans = await deps.reads
      .selectFrom('publications')
      .select(['resource', 'row_id', 'action', 'at', 'failure'])
      .where('resource', 'in', names)
      .where('failed_at', 'is not', null)
      .orderBy('failed_at', 'desc')
      .limit(most)
      .execute();
    const context = readContext(request, deps.clock);
    const planLists = await Promise.all(
      plans.map(async ({ resource: name, row_id: id, action, at, failure }) => {
        const mountedResource = editableResources.find(({ resource }) => resource.name === name);
        const row = await mountedResource?.options.repository.find(deps.reads, id, context);
        const title = row?.['title'] ?? row?.['name'];
        const plan = { resource: name, id, action, at: at.toISOString(), failure: failureText(failure, context.lang) };
        return row ? [{ ...plan, name: String(title ?? id) }] : [];
      }),
    );
    return { data: planLists.flat() };
  });
}
