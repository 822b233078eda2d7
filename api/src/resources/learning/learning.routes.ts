import { AppError, bySlugSchema, learningCalls, type WireCall } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../deps';
import { parseBody } from '../../kit/parse';
import { present } from '../../kit/present';
import { readContext } from '../../kit/read-context';
import type { MountedResource } from '../../kit/resource-options';
import { serveCall } from '../../kit/serve-call';
import { coursesResource } from './courses.resource';
import { lessonsResource } from './lessons.resource';

/** A course and a lesson by their slugs, as the specification asks for them: in a body. */
export function mountLearning(app: FastifyInstance, deps: ApiDeps): void {
  const serveBySlug = (call: WireCall, { resource, options }: MountedResource): void =>
    serveCall(app, call, async (request) => {
      const { slug } = parseBody(bySlugSchema, request);
      const context = readContext(request, deps.clock);
      const row = await options.repository.findBySlug(deps.reads, slug, context);
      if (row === null) throw new AppError('NOT_FOUND');
      return { data: present(resource.entity, resource, row, context, request.viewer) };
    });
  serveBySlug(learningCalls.getCourseBySlug, coursesResource);
  serveBySlug(learningCalls.getLessonBySlug, lessonsResource);
}
