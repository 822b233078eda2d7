import { AppError } from '@enlace/shared-contract/errors';
import {
  addCourseByPlaylistSchema,
  learningCalls,
  lessons,
  previewPlaylistSchema,
  previewVideosSchema,
  syncPlaylistSchema,
} from '@enlace/shared-contract/learning';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { authorise } from '../../../kit/core/rights/authorise';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { present } from '../../../kit/core/read/present';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { coursesResource } from '../courses.resource';
import { learningTexts } from '../learning-texts';
import { importPlaylist } from './import-playlist';
import type { PlaylistSource } from './playlist';
import { previewOf, readPlaylist } from './read-playlist';
import { findPlaylistChanges, syncPlaylist } from './sync-playlist';

/** Courses that are made of playlists (docs/guides/learning.md). */
export function mountPlaylists(app: FastifyInstance, deps: ApiDeps, source: PlaylistSource): void {
  serveCall(app, learningCalls.previewPlaylist, async (request) => {
    const question = parseQuery(previewPlaylistSchema, request);
    return { data: previewOf(await readPlaylist(source, question, writeContextOf(request, deps))) };
  });

  serveCall(app, learningCalls.previewVideos, async (request) => {
    const question = parseBody(previewVideosSchema, request);
    return { data: previewOf(await readPlaylist(source, question, writeContextOf(request, deps))) };
  });

  serveCall(app, learningCalls.addCourseByPlaylist, async (request, reply) => {
    const values = parseBody(addCourseByPlaylistSchema, request);
    const writing = writeContextOf(request, deps);
    const playlist = await readPlaylist(source, values, writing);
    const { courseId, items, leftOut } = await importPlaylist(writing, { playlist, request: values });
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

  serveCall(app, learningCalls.getPlaylistChanges, async (request) => ({
    data: await findPlaylistChanges(writeContextOf(request, deps), { source, courseId: requirePathId(request) }),
  }));

  serveCall(app, learningCalls.syncPlaylist, async (request) => {
    const form = parseBody(syncPlaylistSchema, request);
    // It writes lessons, too.
    const { add, edit } = lessons.wire;
    for (const call of [form.added.length > 0 ? [add] : [], form.renamed.length > 0 ? [edit] : []].flat()) {
      if (call === undefined) throw new AppError('FORBIDDEN');
      authorise(request, call.access);
    }
    return {
      data: await syncPlaylist(writeContextOf(request, deps), { source, courseId: requirePathId(request), ...form }),
    };
  });
}
