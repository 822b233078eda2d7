import { addLessonsSchema, outlineCalls, storeOutlineSchema } from '@enlace/shared-contract/authoring';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { duplicateLesson, duplicateModule } from './duplicate';
import { addLessons, findOutline, storeOutline } from './outline';

/** Modules of courses and the order of their lessons (docs/guides/learning.md). */
export function mountOutlines(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, outlineCalls.read, async (request) => ({ data: await findOutline(deps.db, requirePathId(request)) }));

  serveCall(app, outlineCalls.storeOutline, async (request) => {
    const form = parseBody(storeOutlineSchema, request);
    return { data: await storeOutline(writeContextOf(request, deps), { courseId: requirePathId(request), form }) };
  });

  serveCall(app, outlineCalls.addLessons, async (request, reply) => {
    const form = parseBody(addLessonsSchema, request);
    void reply.code(201);
    return { data: await addLessons(writeContextOf(request, deps), { courseId: requirePathId(request), ...form }) };
  });

  serveCall(app, outlineCalls.duplicateLesson, async (request, reply) => {
    void reply.code(201);
    return { data: await duplicateLesson(writeContextOf(request, deps), requirePathId(request)) };
  });

  serveCall(app, outlineCalls.duplicateModule, async (request, reply) => {
    void reply.code(201);
    return { data: await duplicateModule(writeContextOf(request, deps), requirePathId(request)) };
  });
}
