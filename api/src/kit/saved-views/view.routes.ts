import { AppError, mayCall, only, savedViews, type Viewer } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { auditOrigin } from '../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../infrastructure/audit/record-audit';
import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { type FieldText, fieldText } from '../../infrastructure/errors/field-texts';
import { localeOf } from '../../infrastructure/http/locale';
import { readListRequest } from '../list-request';
import { parseBody } from '../parse';
import { pathId, queryId } from '../path-id';
import { present } from '../present';
import { readContext } from '../read-context';
import { serveCall } from '../serve-call';
import type { Row } from '../table-repository';
import { writeTexts } from '../write-texts';
import { countOwn, holdView, keepOneDefault, roleExists, viewsRepository as repository } from './views.repository';

/** Views that one person may keep. */
const mostViews = 200;
/** Who keeps views for a role. */
const sharing = only(['admin'], 'views.share');

/** Lists of the back office kept under a name: a person's own, and those of her roles. */
export function mountViews(app: FastifyInstance, deps: ApiDeps): void {
  const { list, get, add, edit, remove } = savedViews.wire;
  if (add === undefined || edit === undefined || remove === undefined) return;

  /** `abilities` of a view are of its owner, or of whoever keeps views for roles. */
  const shown = (request: FastifyRequest, row: Row): Row => {
    const context = readContext(request, deps.clock);
    const mayChange = mayWrite(request.requireViewer(), row['scope'] === 'role');
    return {
      ...present(savedViews.entity, savedViews, row, context, request.viewer),
      abilities: { edit: mayChange, remove: mayChange },
    };
  };

  /** Hers, of her roles, or of any role where she keeps these. */
  const find = async (db: Db, request: FastifyRequest, id: number | null): Promise<Row> => {
    const viewer = request.requireViewer();
    const row = id === null ? null : await repository.find(db, id, readContext(request, deps.clock));
    const bare = row === null || id === null ? null : await holdView(db, id);
    if (row === null || bare === null) throw new AppError('NOT_FOUND');
    const isHers = bare['owner_id'] === viewer.id;
    const ids = bare['scope'] === 'role' && !mayCall(viewer, sharing) ? await seen(db, request, Number(id)) : true;
    if (!isHers && (bare['scope'] !== 'role' || !ids)) throw new AppError('NOT_FOUND');
    return row;
  };
  const seen = async (db: Db, request: FastifyRequest, id: number): Promise<boolean> => {
    const rows = await repository.listByIds(db, [id], readContext(request, deps.clock), new Set(['id']));
    return rows.length > 0;
  };

  serveCall(app, list, async (request) => {
    const asked = readListRequest(request, savedViews);
    const context = readContext(request, deps.clock);
    const { rows, total } = await repository.list(deps.db, asked, context);
    const paging = total === null ? {} : { total, page: asked.page, per_page: asked.perPage };
    const meta = { ...paging, at: context.now.toISOString(), abilities: { add: true } };
    return { data: rows.map((row) => shown(request, row)), meta };
  });

  serveCall(app, get, async (request) => ({ data: shown(request, await find(deps.db, request, pathId(request))) }));

  const write = async (request: FastifyRequest, id: number | null, sent: Row): Promise<object> =>
    deps.db.transaction().execute(async (trx) => {
      const viewer = request.requireViewer();
      const before = id === null ? null : await find(trx, request, id);
      if (before !== null && !mayWrite(viewer, before['scope'] === 'role')) throw new AppError('FORBIDDEN');
      const owner = await ownerOf(trx, request, { ...before, ...sent });
      const now = deps.clock();
      const values = { ...sent, ...owner, updated_at: now };
      if (id === null && (await countOwn(trx, viewer.id)) >= mostViews)
        throw wrong(request, 'name', 'tooMany', mostViews);
      const written = id ?? (await repository.add(trx, { ...values, created_at: now }));
      if (id !== null) await repository.edit(trx, id, values);
      await keepOneDefault(trx, written);
      const action = id === null ? 'add' : 'edit';
      await recordAudit(trx, { origin: auditOrigin(request), action, resource: 'views', rowId: written, after: sent });
      const row = await repository.find(trx, written, readContext(request, deps.clock));
      if (row === null) throw new AppError('NOT_FOUND');
      return { data: shown(request, row), message: writeTexts[localeOf(request.headers)].saved };
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
      return { data: { id }, message: writeTexts[localeOf(request.headers)].removed };
    }),
  );
}

/** Her own are hers to change; those of a role are for whoever keeps them. */
function mayWrite(viewer: Viewer, isOfRole: boolean): boolean {
  return !isOfRole || mayCall(viewer, sharing);
}

/** Whose view it becomes: hers, or a role's. */
async function ownerOf(trx: Db, request: FastifyRequest, wanted: Row): Promise<Row> {
  const viewer = request.requireViewer();
  if (wanted['scope'] !== 'role') return { scope: 'mine', owner_id: viewer.id, role_id: null };
  if (!mayCall(viewer, sharing))
    throw new AppError('FORBIDDEN', { message: `user ${viewer.id} keeps no views for roles` });
  const roleId = wanted['role_id'];
  if (typeof roleId !== 'number') throw wrong(request, 'role_id', 'required');
  if (!(await roleExists(trx, roleId))) throw wrong(request, 'role_id', 'unknownRow');
  return { scope: 'role', owner_id: null, role_id: roleId };
}

function wrong(request: FastifyRequest, field: string, text: FieldText, n?: number): AppError {
  const fields = { [field]: [fieldText(localeOf(request.headers), text, n)] };
  return new AppError('VALIDATION_FAILED', { message: `views: ${field}`, fields });
}
