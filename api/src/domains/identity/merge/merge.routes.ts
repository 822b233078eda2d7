import {
  distinctAccountsSchema,
  mergeCalls,
  mergeUsersSchema,
  undoMergeSchema,
} from '@enlace/shared-contract/identity';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { actingOf } from '../users/acting';
import { changeDistinctPairs } from './distinct-accounts';
import { findDuplicates } from './duplicates';
import { mergeUsers } from './merge-users';
import { undoMerge } from './undo-merge';

/**
 * Accounts of the same person: finding them, marking pairs that are two people, merging them, and undoing a merge for
 * ten minutes.
 */
export function mountMerges(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, mergeCalls.findDuplicates, async (request) => ({
    data: await findDuplicates(deps.reads, readerLocaleOf(request.headers)),
  }));

  for (const [call, isMarked] of [
    [mergeCalls.markDistinct, true],
    [mergeCalls.unmarkDistinct, false],
  ] as const)
    serveCall(app, call, async (request) => {
      const acting = actingOf(request, deps);
      const data = await changeDistinctPairs(acting, { ...parseBody(distinctAccountsSchema, request), isMarked });
      return { data, message: writeTexts[acting.locale].saved };
    });

  serveCall(app, mergeCalls.mergeUsers, async (request, reply) => {
    const acting = actingOf(request, deps);
    const data = await mergeUsers(acting, parseBody(mergeUsersSchema, request));
    void reply.code(201);
    return { data, message: writeTexts[acting.locale].saved };
  });

  serveCall(app, mergeCalls.undoMerge, async (request) => {
    const acting = actingOf(request, deps);
    const { merge_id: id } = parseBody(undoMergeSchema, request);
    await undoMerge(acting, id);
    return { data: { id }, message: writeTexts[acting.locale].restored };
  });
}
