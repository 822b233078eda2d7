import { addLessonsSchema, outlineCalls, storeOutlineSchema } from '@enlace/shared-contract/authoring';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writingOf } from '../../../kit/core/write/writing';
import { duplicateLesson, duplicateModule } from './duplicate';
import { addLessons, findOutline, storeOutline } from './outline';

/** Modules of courses and the order of their lessons (docs/guides/learning.md). */
export function mountOutlines(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, outlineCalls.read, async (request) => ({ data: await findOutline(deps.db, requirePathId(request)) }));

  serveCall(app, outlineCalls.storeOutline, async (request) => {
    const form = parseBody(storeOutlineSchema, request);
    return { data: await storeOutline(writingOf(request, deps), requirePathId(request), form) };
  });

  serveCall(app, outlineCalls.addLessons, async (request, reply) => {
    const form = parseBody(addLessonsSchema, request);
    void reply.code(201);
    return { data: await addLessons(writingOf(request, deps), requirePathId(request), form) };
  });

  serveCall(app, outlineCalls.duplicateLesson, async (request, reply) => {
    void reply.code(201);
    return { data: await duplicateLesson(writingOf(request, deps), requirePathId(request)) };
  });

  serveCall(app, outlineCalls.duplicateModule, async (request, reply) => {
    void reply.code(201);
    return { data: await duplicateModule(writingOf(request, deps), requirePathId(request)) };
  });
}
