import { mayCall, only, type Viewer } from '@enlace/shared-contract/access';
import { savedViews } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type FieldText, fieldText } from '../../../infrastructure/errors/field-texts';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { readListRequest } from '../../core/read/list-request';
import { parseBody } from '../../core/http/parse';
import { pathId, queryId } from '../../core/http/path-id';
import { present } from '../../core/read/present';
import { readContext } from '../../core/table/read-context';
import { serveCall } from '../../core/http/serve-call';
import type { Row } from '../../core/table/repository';
import { writeTexts } from '../../core/write/write-texts';
import { countOwn, holdView, keepOneDefault, roleExists, viewsRepository as repository } from './views.repository';

/** Upper limit of saved views per user. */
const mostViews = 200;
/** Right to write the saved views of roles. */
const sharing = only(['admin'], 'views.share');

/**
 * Saved views of the back office: the user's own, and those of the user's roles. They are written without `writeRows`:
 * a saved view has no history, no trash and no files, only an audit entry.
 */
export function mountViews(app: FastifyInstance, deps: ApiDeps): void {
  const { list, get, add, edit, remove } = savedViews.wire;
  if (add === undefined || edit === undefined || remove === undefined) return;

  /** A saved view with `abilities`: its owner, or users with the right to share, may change it. */
  const presentView = (request: FastifyRequest, row: Row): Row => {
    const context = readContext(request, deps.clock);
    const mayChange = mayWrite(request.requireViewer(), row['scope'] === 'role');
    return {
      ...present(savedViews.entity, savedViews, row, context, request.viewer),
      abilities: { edit: mayChange, remove: mayChange },
    };
  };

  /** A saved view of the user, of the user's roles, or of any role for users with the right to share. */
  const find = async (db: Db, request: FastifyRequest, id: number | null): Promise<Row> => {
    const viewer = request.requireViewer();
    const row = id === null ? null : await repository.find(db, id, readContext(request, deps.clock));
    const bare = row === null || id === null ? null : await holdView(db, id);
    if (row === null || bare === null) throw new AppError('NOT_FOUND');
    const isOwnView = bare['owner_id'] === viewer.id;
    const ids = bare['scope'] === 'role' && !mayCall(viewer, sharing) ? await isListed(db, request, Number(id)) : true;
    if (!isOwnView && (bare['scope'] !== 'role' || !ids)) throw new AppError('NOT_FOUND');
    return row;
  };
  const isListed = async (db: Db, request: FastifyRequest, id: number): Promise<boolean> => {
    const rows = await repository.listByIds(db, [id], readContext(request, deps.clock), new Set(['id']));
    return rows.length > 0;
  };

  serveCall(app, list, async (request) => {
    const listRequest = readListRequest(request, savedViews);
    const context = readContext(request, deps.clock);
    const { rows, total } = await repository.list(deps.db, listRequest, context);
    const paging = total === null ? {} : { total, page: listRequest.page, per_page: listRequest.perPage };
    const meta = { ...paging, at: context.now.toISOString(), abilities: { add: true } };
    return { data: rows.map((row) => presentView(request, row)), meta };
  });

  serveCall(app, get, async (request) => ({
    data: presentView(request, await find(deps.db, request, pathId(request))),
  }));

  const write = async (request: FastifyRequest, id: number | null, sentValues: Row): Promise<object> =>
    deps.db.transaction().execute(async (trx) => {
      const viewer = request.requireViewer();
      const before = id === null ? null : await find(trx, request, id);
      if (before !== null && !mayWrite(viewer, before['scope'] === 'role')) throw new AppError('FORBIDDEN');
      const owner = await ownerOf(trx, request, { ...before, ...sentValues });
      const now = deps.clock();
      const values = { ...sentValues, ...owner, updated_at: now };
      if (id === null && (await countOwn(trx, viewer.id)) >= mostViews)
        throw createRefusal(request, 'name', 'tooMany', mostViews);
      const viewId = id ?? (await repository.add(trx, { ...values, created_at: now }));
      if (id !== null) await repository.edit(trx, id, values);
      await keepOneDefault(trx, viewId);
      const action = id === null ? 'add' : 'edit';
      await recordAudit(trx, {
        origin: auditOrigin(request),
        action,
        resource: 'views',
        rowId: viewId,
        after: sentValues,
      });
      const row = await repository.find(trx, viewId, readContext(request, deps.clock));
      if (row === null) throw new AppError('NOT_FOUND');
      return { data: presentView(request, row), message: writeTexts[readerLocaleOf(request.headers)].saved };
    });

  serveCall(app, add, async (request, reply) => {
    const answer = await write(request, null, parseBody(savedViews.write, request));
    void reply.code(201);
    return answer;
  });

  serveCall(app, edit, async (request) =>
    write(request, queryId(request), parseBody(z.partial(savedViews.write), request)),
  );

  serveCall(app, remove, async (request) =>
    deps.db.transaction().execute(async (trx) => {
      const id = queryId(request);
      const before = await find(trx, request, id);
      if (!mayWrite(request.requireViewer(), before['scope'] === 'role')) throw new AppError('FORBIDDEN');
      await repository.erase(trx, id);
      await recordAudit(trx, { origin: auditOrigin(request), action: 'remove', resource: 'views', rowId: id, before });
      return { data: { id }, message: writeTexts[readerLocaleOf(request.headers)].removed };
    }),
  );
}

/** Users change their own saved views; those of a role need the right to share. */
function mayWrite(viewer: Viewer, isOfRole: boolean): boolean {
  return !isOfRole || mayCall(viewer, sharing);
}

/** The owner columns of a saved view: the user, or a role. */
async function ownerOf(trx: Db, request: FastifyRequest, wantedView: Row): Promise<Row> {
  const viewer = request.requireViewer();
  if (wantedView['scope'] !== 'role') return { scope: 'mine', owner_id: viewer.id, role_id: null };
  if (!mayCall(viewer, sharing))
    throw new AppError('FORBIDDEN', { message: `user ${viewer.id} keeps no views for roles` });
  const roleId = wantedView['role_id'];
  if (typeof roleId !== 'number') throw createRefusal(request, 'role_id', 'required');
  if (!(await roleExists(trx, roleId))) throw createRefusal(request, 'role_id', 'unknownRow');
  return { scope: 'role', owner_id: null, role_id: roleId };
}

function createRefusal(request: FastifyRequest, field: string, text: FieldText, n?: number): AppError {
  const fields = { [field]: [fieldText(readerLocaleOf(request.headers), text, n)] };
  return new AppError('VALIDATION_FAILED', { message: `views: ${field}`, fields });
}
