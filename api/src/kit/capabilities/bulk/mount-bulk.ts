import { signedIn, type Viewer } from '@enlace/shared-contract/access';
import { bulkCalls, bulkSchema } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { mayDo } from '../../core/rights/filter-by-policy';
import { parseBody } from '../../core/http/parse';
import { mayChangeAllRows, mayChangeRows } from '../../core/read/read-where';
import type { MountedResource } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { writeContextOf } from '../../core/write/write-context';
import { addJob, addJobRows, findStarted, presentJob } from './bulk-job';
import { readBulkValues } from './bulk-values';
import { mountBulkJobs } from './mount-bulk-jobs';
import { selectRows } from './select-rows';
import { tryBulk } from './try-bulk';

/** Bulk changes of every resource, with their jobs. */
export function mountBulk(app: FastifyInstance, deps: ApiDeps, all: readonly MountedResource[]): void {
  for (const mountedResource of all) {
    if (mountedResource.resource.capabilities.bulk) mountStart(app, deps, mountedResource);
  }
  const undoable = all.filter(({ resource }) => resource.capabilities.undo);
  mountBulkJobs(app, deps, new Set(undoable.map(({ resource }) => resource.name)));
}

function mountStart(app: FastifyInstance, deps: ApiDeps, mountedResource: MountedResource): void {
  const { resource, options } = mountedResource;
  const path = bulkCalls.start.path.replace('{resource}', resource.name);
  serveCall(app, { ...bulkCalls.start, path, access: signedIn }, async (request, reply) => {
    const viewer = request.requireViewer();
    const locale = readerLocaleOf(request.headers);
    const { operation, selection, values: givenValues, dry_run, key } = parseBody(bulkSchema, request);
    requireOperation(mountedResource, operation, locale);
    if (!mayDo(viewer, mountedResource, operation) && !mayTryRows(viewer, mountedResource))
      throw new AppError('FORBIDDEN');
    const values = operation === 'edit' ? await readBulkValues(deps.db, mountedResource, givenValues, locale) : {};
    const now = deps.clock();
    const ids = await selectRows(deps.db, mountedResource, selection, { viewer, locale, now });
    if (dry_run)
      return { data: await tryBulk(deps, mountedResource, { operation, values }, ids, writeContextOf(request, deps)) };
    const job = await transact(deps.db, async (trx) => {
      const startedJob = key === undefined ? null : await findStarted(trx, viewer.id, key);
      if (startedJob !== null) return startedJob;
      const addedJob = await addJob(trx, {
        operation,
        resource: resource.name,
        actorId: viewer.id,
        origin: auditOrigin(request),
        locale,
        body: values,
        total: ids.length,
        now,
        key,
      });
      await addJobRows(trx, addedJob.id, ids);
      return addedJob;
    });
    void reply.code(202);
    return { data: await presentJob(deps.db, job, now) };

    function mayTryRows(who: Viewer, of: MountedResource): boolean {
      // A policy is checked for each row; it gives no rights in the trash.
      const isOfRow = options.policy !== undefined && (operation === 'edit' || operation === 'remove');
      if (!isOfRow || 'ids' in selection) return isOfRow;
      const isEditable = Reflect.get(selection.query, 'editable') === 'only';
      return (isEditable ? mayChangeRows : mayChangeAllRows)(who, of.resource);
    }
  });
}

/** Refuses an operation that the resource does not have. */
function requireOperation({ resource }: MountedResource, operation: string, locale: Locale): void {
  const { edit, remove, hardRemove } = resource.wire;
  const has = {
    edit: edit !== undefined,
    remove: remove !== undefined,
    restore: resource.capabilities.trash,
    hardRemove: hardRemove !== undefined,
  };
  if (Object.entries(has).some(([name, isThere]) => name === operation && isThere)) return;
  const fields = { operation: [fieldText(locale, 'choice')] };
  throw new AppError('VALIDATION_FAILED', { message: `${resource.name}: no ${operation}`, fields });
}
