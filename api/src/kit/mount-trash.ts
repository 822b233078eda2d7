import { AppError, type Resource, restoreCall, type WireCall } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { auditOrigin } from '../audit/audit-origin';
import { recordAudit } from '../audit/record-audit';
import type { Db } from '../db/database';
import type { ApiDeps } from '../deps';
import { localeOf } from '../http/locale';
import { authorise } from './authorise';
import { fieldText } from '../errors/field-texts';
import { requireNoConflict } from './edit-conflict';
import { forgetHistory } from './history/forget-history';
import { recordRevision } from './history/record-revision';
import { takeSnapshot } from './history/snapshot';
import { forgetMediaUses } from './media-uses';
import { pathId, queryId } from './path-id';
import type { ResourceOptions } from './resource-options';
import { serveCall } from './serve-call';
import type { Row } from './table-repository';
import { writeTexts } from './write-texts';
import { changeOf, nextVersion, writingOf } from './writing';

/** Removal for good where the wire table has it, and the way back for every resource whose removed rows are kept. */
export function mountTrash(app: FastifyInstance, deps: ApiDeps, resource: Resource, options: ResourceOptions): void {
  const mounted = { resource, options };
  const { repository } = options;
  const { remove, hardRemove } = resource.wire;

  /** The row, held; CONFLICT when it is not in the trash. Rights that hang on a row do not reach in there. */
  const takeTrashed = async (trx: Db, id: number | null): Promise<Row & { id: number }> => {
    const row = id === null ? null : await repository.lockAny(trx, id);
    if (id === null || row === null) throw new AppError('NOT_FOUND');
    if (!(row['deleted_at'] instanceof Date))
      throw new AppError('CONFLICT', { message: `${resource.name} ${id} is not in the trash` });
    return { ...row, id };
  };

  const serve = (
    call: WireCall,
    action: 'hardRemove' | 'restore',
    idOf: (request: FastifyRequest) => number | null,
    change: (trx: Db, id: number, request: FastifyRequest) => Promise<void>,
  ): void =>
    serveCall(app, call, async (request) =>
      deps.db.transaction().execute(async (trx) => {
        const before = await takeTrashed(trx, idOf(request));
        await requireNoConflict(trx, deps, mounted, request, before);
        await change(trx, before.id, request);
        const origin = auditOrigin(request);
        const audited = action === 'hardRemove' ? before : { deleted_at: before['deleted_at'] };
        await recordAudit(trx, { origin, action, resource: resource.name, rowId: before.id, before: audited });
        const texts = writeTexts[localeOf(request.headers)];
        return { data: { id: before.id }, message: action === 'hardRemove' ? texts.erased : texts.restored };
      }),
    );

  if (hardRemove !== undefined)
    serve(hardRemove, 'hardRemove', queryId, async (trx, id) => {
      await repository.erase(trx, id);
      await forgetMediaUses(trx, resource.name, id);
      await forgetHistory(trx, resource.name, id);
    });
  if (resource.isSoftDeleted && remove !== undefined) {
    const path = restoreCall.path.replace('{resource}', resource.name);
    serve({ ...restoreCall, path, access: remove.access }, 'restore', pathId, async (trx, id, request) => {
      const writing = writingOf(request, deps.clock());
      const snapshot = await takeSnapshot(trx, mounted, id);
      await repository.restore(trx, id, nextVersion(snapshot?.version, writing.now));
      await recordRevision(trx, mounted, id, snapshot, changeOf(writing, 'restore'));
    });
  }
}

/** Refuses a question for the trash from whoever may not remove rows, and of a resource that keeps none. */
export function requireTrash(request: FastifyRequest, resource: Resource): void {
  const { remove } = resource.wire;
  if (remove !== undefined) authorise(request, remove.access);
  if (remove !== undefined && resource.isSoftDeleted) return;
  const fields = { trashed: [fieldText(localeOf(request.headers), 'choice')] };
  throw new AppError('VALIDATION_FAILED', { message: `${resource.name} has no trash`, fields });
}
