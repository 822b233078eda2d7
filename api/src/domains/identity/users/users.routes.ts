import { AppError, meParts, meQuerySchema, userCalls, userRecordSchema, users } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import { parseQuery } from '../../../kit/parse';
import { queryId } from '../../../kit/path-id';
import { present } from '../../../kit/present';
import { readContext } from '../../../kit/read-context';
import { serveCall } from '../../../kit/serve-call';
import { changeTrashed } from '../../../kit/trash-row';
import { refuse } from './account-values';
import { usersPolicy } from './users.policy';
import { usersRepository } from './users.repository';
import { usersResource } from './users.resource';

/** Who is signed in, and the way back by its specified call (SPEC §7, Users). The kit serves the rest. */
export function mountUsers(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, userCalls.reactivate, async (request) =>
    changeTrashed(deps, usersResource, request, queryId(request), 'restore'),
  );

  serveCall(app, userCalls.me, async (request) => {
    const viewer = request.requireViewer();
    const wanted = wantedParts(request);
    const read = readContext(request, deps.clock);
    const row = await usersRepository.find(deps.db, viewer.id, read);
    if (row === null) throw new AppError('NOT_FOUND');
    const data = present(users.entity, users, row, read, viewer, usersPolicy);
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
