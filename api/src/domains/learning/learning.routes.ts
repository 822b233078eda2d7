import type { WireCall } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import {
  addCourseByPlaylistSchema,
  bySlugSchema,
  learningCalls,
  previewPlaylistSchema,
} from '@enlace/shared-contract/learning';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { withPictureWords } from '../../infrastructure/files/picture-words';
import { parseBody, parseQuery } from '../../kit/parse';
import { present } from '../../kit/present';
import { readContext } from '../../kit/read-context';
import type { MountedResource } from '../../kit/resource-options';
import { serveCall } from '../../kit/serve-call';
import { writingOf } from '../../kit/writing';
import { coursesResource } from './courses.resource';
import { mountEnrolment } from './enrolment/enrolment.routes';
import { learningTexts } from './learning-texts';
import { lessonsResource } from './lessons.resource';
import { importPlaylist, previewOf, readPlaylist } from './playlist/import-playlist';
import type { Ask } from './playlist/playlist';
import { createPlaylistSource } from './playlist/playlist-source';

/**
 * Course and lesson by slug, which the specified calls send in a body; and courses from playlists. `playlistHost`
 * replaces YouTube when no key is set; null for no replacement.
 */
export function mountLearning(app: FastifyInstance, deps: ApiDeps, playlistHost: Ask | null): void {
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

  const source = createPlaylistSource(deps.env, playlistHost);
  serveCall(app, learningCalls.previewPlaylist, async (request) => {
    const question = parseQuery(previewPlaylistSchema, request);
    return { data: previewOf(await readPlaylist(source, question, writingOf(request, deps))) };
  });

  serveCall(app, learningCalls.addCourseByPlaylist, async (request, reply) => {
    const values = parseBody(addCourseByPlaylistSchema, request);
    const writing = writingOf(request, deps);
    const playlist = await readPlaylist(source, values, writing);
    const { courseId, items, leftOut } = await importPlaylist(deps.db, playlist, values, writing);
    const { resource, options } = coursesResource;
    const context = readContext(request, deps.clock);
    const row = await options.repository.find(deps.db, courseId, context);
    if (row === null) throw new AppError('NOT_FOUND');
    const addedCount = items.filter(({ outcome }) => outcome === 'added').length;
    const message = learningTexts[writing.locale].imported
      .replace('{added}', String(addedCount))
      .replace('{all}', String(items.length));
    void reply.code(201);
    return {
      data: present(resource.entity, resource, row, context, request.viewer),
      message,
      meta: { items, left_out: leftOut },
    };
  });
}
