import {
  addTalentPoolSchema,
  changeTagSchema,
  editTalentPoolSchema,
  listTagsSchema,
  listTalentPoolsSchema,
  memberSelectionSchema,
  removeTalentPoolSchema,
  talentPoolsCalls,
} from '@enlace/shared-contract/talent-pool';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { readWriteContextOf } from '../../../kit/core/write/write-context';
import { findTalentPool, listPools } from './list-pools';
import { findMemberFile } from './member-file';
import { addMembers, removeMembers } from './pool-members';
import { addTag, listTags, removeTag } from './tags';
import { addPool, editPool, removePool } from './write-pools';

/** Pools and tags of companies (docs/guides/talent-pool.md). */
export function mountTalentPools(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => readContext(request, deps.clock);

  serveCall(app, talentPoolsCalls.listPools, async (request) => ({
    data: await listPools(deps.db, parseQuery(listTalentPoolsSchema, request).company_id, contextOf(request)),
  }));

  serveCall(app, talentPoolsCalls.addPool, async (request, reply) => {
    const pool = parseBody(addTalentPoolSchema, request);
    const context = contextOf(request);
    const id = await addPool(readWriteContextOf(request, deps, context), pool);
    void reply.code(201);
    return { data: await findTalentPool(deps.db, id, context) };
  });

  serveCall(app, talentPoolsCalls.editPool, async (request) => {
    const change = parseBody(editTalentPoolSchema, request);
    const [id, context] = [requirePathId(request), contextOf(request)];
    await editPool(readWriteContextOf(request, deps, context), { id, change });
    return { data: await findTalentPool(deps.db, id, context) };
  });

  serveCall(app, talentPoolsCalls.removePool, async (request) => {
    const { is_preview: isPreview = false } = parseBody(removeTalentPoolSchema, request);
    const id = requirePathId(request);
    return { data: { count: await removePool(readWriteContextOf(request, deps), { id, isPreview }) } };
  });

  serveCall(app, talentPoolsCalls.addPoolMembers, async (request) => {
    const selection = parseBody(memberSelectionSchema, request);
    return {
      data: await addMembers(readWriteContextOf(request, deps), { poolId: requirePathId(request), selection }),
    };
  });

  serveCall(app, talentPoolsCalls.removePoolMembers, async (request) => {
    const selection = parseBody(memberSelectionSchema, request);
    return {
      data: await removeMembers(readWriteContextOf(request, deps), { poolId: requirePathId(request), selection }),
    };
  });

  serveCall(app, talentPoolsCalls.listTags, async (request) => ({
    data: await listTags(deps.db, parseQuery(listTagsSchema, request), contextOf(request)),
  }));

  serveCall(app, talentPoolsCalls.addTag, async (request) => {
    const change = parseBody(changeTagSchema, request);
    return { data: await addTag(readWriteContextOf(request, deps), change) };
  });

  serveCall(app, talentPoolsCalls.removeTag, async (request) => {
    const change = parseBody(changeTagSchema, request);
    return { data: await removeTag(readWriteContextOf(request, deps), change) };
  });

  serveCall(app, talentPoolsCalls.getMemberFile, async (request) => ({
    data: await findMemberFile(deps.db, requirePathId(request), contextOf(request)),
  }));
}
