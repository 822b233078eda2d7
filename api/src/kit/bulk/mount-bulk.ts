import { AppError, bulkCalls, bulkSchema, type Locale, signedIn, type Viewer } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import { auditOrigin } from '../../infrastructure/audit/audit-origin';
import { transact } from '../../infrastructure/db/transact';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { fieldText } from '../../infrastructure/errors/field-texts';
import { localeOf } from '../../infrastructure/http/locale';
import { mountImports } from '../import/mount-imports';
import { mayDo } from '../judge-rows';
import { parseBody } from '../parse';
import { mayChangeRows } from '../query/read-where';
import type { MountedResource } from '../resource-options';
import { serveCall } from '../serve-call';
import { writingOf } from '../writing';
import { addJob, addJobRows, findStarted, presentJob } from './bulk-job';
import { readBulkValues } from './bulk-values';
import { mountBulkJobs } from './mount-bulk-jobs';
import { selectRows } from './select-rows';
import { tryBulk } from './try-bulk';

/** Changes of many rows at once and imports, of every resource, and the jobs they run as. */
export function mountBulk(app: FastifyInstance, deps: ApiDeps, all: readonly MountedResource[]): void {
  for (const mounted of all) {
    if (mounted.resource.capabilities.bulk) mountStart(app, deps, mounted);
  }
  const undoable = all.filter(({ resource }) => resource.capabilities.undo);
  mountBulkJobs(app, deps, new Set(undoable.map(({ resource }) => resource.name)));
  mountImports(
    app,
    deps,
    all.filter(({ resource }) => resource.capabilities.import),
  );
}

function mountStart(app: FastifyInstance, deps: ApiDeps, mounted: MountedResource): void {
  const { resource, options } = mounted;
  const path = bulkCalls.start.path.replace('{resource}', resource.name);
  serveCall(app, { ...bulkCalls.start, path, access: signedIn }, async (request, reply) => {
    const viewer = request.requireViewer();
    const locale = localeOf(request.headers);
    const { operation, selection, values: given, dry_run, key } = parseBody(bulkSchema, request);
    requireOperation(mounted, operation, locale);
    if (!mayDo(viewer, mounted, operation) && !mayTryRows(viewer, mounted)) throw new AppError('FORBIDDEN');
    const values = operation === 'edit' ? await readBulkValues(deps.db, mounted, given, locale) : {};
    const now = deps.clock();
    const ids = await selectRows(deps.db, mounted, selection, { viewer, locale, now });
    if (dry_run) return { data: await tryBulk(deps, mounted, { operation, values }, ids, writingOf(request, deps)) };
    const job = await transact(deps.db, async (trx) => {
      const started = key === undefined ? null : await findStarted(trx, viewer.id, key);
      if (started !== null) return started;
      const added = await addJob(trx, {
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
      await addJobRows(trx, added.id, ids);
      return added;
    });
    void reply.code(202);
    return { data: await presentJob(deps.db, job, now) };

    function mayTryRows(who: Viewer, of: MountedResource): boolean {
      // A right that hangs on the row is looked at row by row; it does not reach into the trash.
      const isOfRow = options.policy !== undefined && (operation === 'edit' || operation === 'remove');
      return isOfRow && ('ids' in selection || mayChangeRows(who, of.resource));
    }
  });
}

/** Refuses what the resource does not have. */
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
