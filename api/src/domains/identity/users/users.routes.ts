import { AppError } from '@enlace/shared-contract/errors';
import { meParts, meQuerySchema, userCalls, userRecordSchema, users } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseQuery } from '../../../kit/core/http/parse';
import { queryId } from '../../../kit/core/http/path-id';
import { present } from '../../../kit/core/read/present';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { changeTrashed } from '../../../kit/capabilities/trash/trash-row';
import { refuse } from './refuse';
import { usersPolicy } from './users.policy';
import { usersRepository } from './users.repository';
import { usersResource } from './users.resource';

/** The signed-in user (`me`), and the specified call that restores a user. The kit serves the other calls. */
export function mountUsers(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, userCalls.reactivate, async (request) =>
    changeTrashed(deps, usersResource, request, queryId(request), 'restore'),
  );

  serveCall(app, userCalls.me, async (request) => {
    const viewer = request.requireViewer();
    const parts = wantedParts(request);
    const context = readContext(request, deps.clock);
    const row = await usersRepository.find(deps.db, viewer.id, context);
    if (row === null) throw new AppError('NOT_FOUND');
    const data = present(users.entity, users, row, context, viewer, usersPolicy);
    const entries = Object.entries(data).filter(([name]) => parts === null || parts.has(name) || !isPart(name));
    return { data: Object.fromEntries(entries) };
  });
}

const isPart = (name: string): boolean => meParts.some((part) => part === name);

/** Names of the parts in `?with=`; null for all parts. */
function wantedParts(request: FastifyRequest): ReadonlySet<string> | null {
  const query = parseQuery(meQuerySchema, request);
  const withParameter = query.with ?? query['with[]'];
  if (withParameter === undefined) return null;
  const names = (Array.isArray(withParameter) ? withParameter : withParameter.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  const knownNames = new Set(Object.keys(userRecordSchema.shape));
  if (names.some((name) => !knownNames.has(name))) throw refuse('with', 'choice', readerLocaleOf(request.headers));
  return new Set(names);
}
