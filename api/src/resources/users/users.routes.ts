import {
  AppError,
  mayCall,
  meParts,
  meQuerySchema,
  restoreCall,
  userCalls,
  userRecordSchema,
  users,
} from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { AuthContext } from '../../auth/auth-context';
import type { ApiDeps } from '../../deps';
import { localeOf } from '../../http/locale';
import { parseBody, parseQuery } from '../../kit/parse';
import { pathId, queryId } from '../../kit/path-id';
import { present } from '../../kit/present';
import { readContext } from '../../kit/read-context';
import { serveCall, serveOpen } from '../../kit/serve-call';
import type { Row } from '../../kit/table-repository';
import { writeTexts } from '../../kit/write-texts';
import { actingOf } from './acting';
import { addUser } from './commands/add-user';
import { editUser } from './commands/edit-user';
import { eraseUser, removeUser, restoreUser } from './commands/trash-user';
import { refuse } from './account-values';
import { portraitOf } from './portrait';
import { usersPolicy } from './users.policy';
import { usersRepository } from './users.repository';

const partialWrite = z.partial(users.write);

/** What writes accounts, and who is signed in (SPEC §7, Users). The kit serves list and get. */
export function mountUsers(app: FastifyInstance, deps: ApiDeps, auth: AuthContext): void {
  const context = { deps, auth };
  const { add, edit, remove, hardRemove } = users.wire;

  const answer = async (request: FastifyRequest, id: number): Promise<Row> => {
    const read = readContext(request, deps.clock);
    const row = await usersRepository.find(deps.db, id, read);
    if (row === null) throw new AppError('NOT_FOUND');
    return present(users.entity, users, row, read, request.viewer, usersPolicy);
  };

  if (add !== undefined)
    serveCall(app, add, async (request, reply) => {
      const acting = actingOf(request, deps);
      const values = parseBody(users.write, request);
      const id = await addUser(context, acting, { ...values, avatar: await portraitOf(deps, acting, values) });
      void reply.code(201);
      return { data: await answer(request, id), message: writeTexts[localeOf(request.headers)].saved };
    });

  if (edit !== undefined)
    serveOpen(app, edit, async (request) => {
      const acting = actingOf(request, deps);
      const id = queryId(request);
      if (acting.viewer.id !== id && !mayCall(acting.viewer, edit.access)) throw new AppError('FORBIDDEN');
      const values = parseBody(partialWrite, request);
      const avatar = await portraitOf(deps, acting, values);
      await editUser(context, acting, id, { ...values, avatar }, request);
      return { data: await answer(request, id), message: writeTexts[acting.locale].saved };
    });

  if (remove !== undefined)
    serveCall(app, remove, async (request) => {
      const acting = actingOf(request, deps);
      const id = queryId(request);
      const undo = await removeUser(context, acting, id);
      return { data: { id }, undo, message: writeTexts[acting.locale].removed };
    });

  if (hardRemove !== undefined)
    serveCall(app, hardRemove, async (request) => {
      const acting = actingOf(request, deps);
      const id = queryId(request);
      await eraseUser(context, acting, id);
      return { data: { id }, message: writeTexts[acting.locale].erased };
    });

  const { access } = userCalls.reactivate;
  const restore = { ...restoreCall, path: restoreCall.path.replace('{resource}', users.name), access };
  for (const [call, idOf] of [
    [userCalls.reactivate, queryId],
    [restore, pathId],
  ] as const)
    serveCall(app, call, async (request) => {
      const acting = actingOf(request, deps);
      const id = idOf(request);
      await restoreUser(context, acting, id);
      return { data: { id }, message: writeTexts[acting.locale].restored };
    });

  serveCall(app, userCalls.me, async (request) => {
    const { viewer } = actingOf(request, deps);
    const wanted = wantedParts(request);
    const data = await answer(request, viewer.id);
    const kept = Object.entries(data).filter(([name]) => wanted === null || wanted.has(name) || !isPart(name));
    return { data: Object.fromEntries(kept) };
  });
}

const isPart = (name: string): boolean => meParts.some((part) => part === name);

/** Which parts `?with=` asks for; null for all. */
function wantedParts(request: FastifyRequest): ReadonlySet<string> | null {
  const query = parseQuery(meQuerySchema, request);
  const asked = query.with ?? query['with[]'];
  if (asked === undefined) return null;
  const names = (Array.isArray(asked) ? asked : asked.split(',')).map((name) => name.trim()).filter(Boolean);
  const known = new Set(Object.keys(userRecordSchema.shape));
  if (names.some((name) => !known.has(name))) throw refuse('with', 'choice', localeOf(request.headers));
  return new Set(names);
}
