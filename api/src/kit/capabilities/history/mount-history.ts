import {
  compareQuerySchema,
  historyCalls,
  restoreRevisionSchema,
  revisionsQuerySchema,
} from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { wholeInput } from '@enlace/shared-contract/lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { requireNoConflict } from '../../core/write/edit-conflict';
import { filterByPolicy } from '../../core/rights/filter-by-policy';
import { parseBody, parseQuery } from '../../core/http/parse';
import { admitRow, answerRecord, findRow, requireAccess, lockRow } from '../../core/rights/row-request';
import { pathId } from '../../core/http/path-id';
import { mayTouch } from '../../core/read/present';
import type { MountedResource } from '../../core/table/resource-options';
import { serveOpen } from '../../core/http/serve-call';
import { writeTexts } from '../../core/write/write-texts';
import { writeContextOf } from '../../core/write/write-context';
import { fieldNames } from './child-values';
import { currentValues } from './current-values';
import { changedNames, nestValues, pickValues } from './flat-values';
import { nameRelations } from './name-relations';
import { countRevisions, findRevision, listRevisions } from './read-revisions';
import { valuesAsOf } from './read-values-as-of';
import { restoreValues } from './restore-values';

const defaultPageSize = 25;
const numberSchema = z.object({ n: wholeInput(0, 2_000_000_000) });

/**
 * The history of a row, for its editors, and the restoring of an earlier state.
 * @param resources all resources, including those of the children
 */
export function mountHistory(
  app: FastifyInstance,
  deps: ApiDeps,
  mountedResource: MountedResource,
  resources: readonly MountedResource[],
): void {
  const { resource } = mountedResource;
  const { edit } = resource.wire;
  if (edit === undefined || !resource.capabilities.history) return;
  const at = (call: { readonly method: 'GET' | 'POST'; readonly path: string }) => ({
    method: call.method,
    path: call.path.replace('{resource}', resource.name),
  });

  /** Name of the row. The history of a deleted row is for users who may edit it, or who may edit every row. */
  const rowOf = async (request: FastifyRequest): Promise<{ resource: string; rowId: number }> => {
    requireAccess(request, mountedResource, 'edit');
    const id = pathId(request);
    const name = { resource: resource.name, rowId: id ?? 0 };
    const isGone = id !== null && (await mayEditRow(request, id)) && (await countRevisions(deps.db, name)) > 0;
    if (!isGone) await findRow(deps, mountedResource, request, id, 'edit');
    return name;
  };
  const mayEditRow = async (request: FastifyRequest, id: number): Promise<boolean> => {
    const { policy, repository } = mountedResource.options;
    if (!(await repository.exists(deps.db, id))) return mayTouch(request.viewer, resource, 'edit', { id }, policy);
    const reading = { viewer: request.viewer, now: deps.clock() };
    return (await filterByPolicy(deps.db, mountedResource, 'edit', [id], reading)).has(id);
  };

  serveOpen(app, at(historyCalls.getRevisions), async (request) => {
    const name = await rowOf(request);
    const { page = 1, per_page = defaultPageSize } = parseQuery(revisionsQuerySchema, request);
    const data = await listRevisions(deps.db, name, { limit: per_page, offset: (page - 1) * per_page });
    return { data, meta: { total: await countRevisions(deps.db, name), page, per_page } };
  });

  serveOpen(app, at(historyCalls.getRevision), async (request) => {
    const name = await rowOf(request);
    const n = numberOf(request);
    const foundRevision = await findRevision(deps.db, name, n);
    if (foundRevision === null) throw new AppError('NOT_FOUND');
    const { before, after, ...revision } = foundRevision;
    const record = await valuesAsOf(deps.db, name, n);
    const namedValues = await nameRelations(deps.db, mountedResource, [before, after, record]);
    return {
      data: { ...revision, before: namedValues[0], after: namedValues[1], record: nestValues(namedValues[2] ?? {}) },
    };
  });

  serveOpen(app, at(historyCalls.compareRevisions), async (request) => {
    const name = await rowOf(request);
    const { from, to } = parseQuery(compareQuerySchema, request);
    const valuesOf = async (n: number | undefined) => {
      if (n === undefined) return currentValues(deps.db, mountedResource, name.rowId);
      if ((await findRevision(deps.db, name, n)) === null) throw new AppError('NOT_FOUND');
      return valuesAsOf(deps.db, name, n);
    };
    const [one, other] = [await valuesOf(from), await valuesOf(to)];
    const fields = fieldNames(changedNames(one, other));
    const [before, after] = await nameRelations(deps.db, mountedResource, [
      pickValues(one, fields),
      pickValues(other, fields),
    ]);
    return { data: { fields, before, after } };
  });

  const admit = admitRow(deps, mountedResource, 'edit');
  serveOpen(app, { ...at(historyCalls.restoreRevision), admit }, async (request, reply) => {
    const id = pathId(request);
    const n = numberOf(request);
    const { fields = null, reason = null } = parseBody(restoreRevisionSchema, request);
    return transact(deps.db, async (trx) => {
      const before = await lockRow(trx, deps, mountedResource, request, id, 'edit');
      await requireNoConflict(trx, deps, mountedResource, request, before);
      const writing = { ...writeContextOf(request, deps), action: 'revert' as const, reason };
      await restoreValues(trx, mountedResource, before, { n, fields }, writing, resources);
      const answer = await answerRecord(trx, deps, mountedResource, request, reply, Number(before['id']));
      return { ...answer, message: writeTexts[readerLocaleOf(request.headers)].restored };
    });
  });
}

function numberOf(request: FastifyRequest): number {
  const parsed = numberSchema.safeParse(request.params);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data.n;
}
