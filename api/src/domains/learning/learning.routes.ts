import type { WireCall } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import { bySlugSchema, learningCalls } from '@enlace/shared-contract/learning';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { withPictureWords } from '../../infrastructure/files/picture-words';
import { parseBody } from '../../kit/core/http/parse';
import { present } from '../../kit/core/read/present';
import { readContext } from '../../kit/core/table/read-context';
import type { MountedResource } from '../../kit/core/table/resource-options';
import { serveCall } from '../../kit/core/http/serve-call';
import { coursesResource } from './courses.resource';
import { mountEnrolment } from './enrolment/enrolment.routes';
import { lessonsResource } from './lessons.resource';
import type { FetchAddress } from './playlist/playlist';
import { createPlaylistSource } from './playlist/playlist-source';
import { mountPlaylists } from './playlist/playlist.routes';

/**
 * Course and lesson by slug, which the specified calls send in a body; and courses from playlists. `playlistHost`
 * replaces YouTube when no key is set; null for no replacement.
 */
export function mountLearning(app: FastifyInstance, deps: ApiDeps, playlistHost: FetchAddress | null): void {
  const serveBySlug = (call: WireCall, { resource, options }: MountedResource): void =>
    serveCall(app, call, async (request) => {
      const { slug } = parseBody(bySlugSchema, request);
      const context = readContext(request, deps.clock);
      const row = await options.repository.findBySlug(deps.reads, slug, context);
      if (row === null) throw new AppError('NOT_FOUND');
      const [rowWithAltTexts = row] = await withPictureWords(deps.reads, [row], context.lang);
      return { data: present(resource.entity, resource, rowWithAltTexts, context, request.viewer) };
    });
  serveBySlug(learningCalls.getCourseBySlug, coursesResource);
  serveBySlug(learningCalls.getLessonBySlug, lessonsResource);

  mountEnrolment(app, deps);
  mountPlaylists(app, deps, createPlaylistSource(deps.env, playlistHost));
}
