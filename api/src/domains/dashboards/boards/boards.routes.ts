import {
  addDateNoteSchema,
  addShareSchema,
  dashboardCalls,
  saveBoardSchema,
  saveGoalSchema,
} from '@enlace/shared-contract/dashboards';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { type Answer, serveOpen } from '../../../kit/core/http/serve-call';
import { findBoard, saveBoard } from './board';
import { addDateNote, findDateNotes, removeDateNote } from './marks/date-notes';
import { findGoals, saveGoal } from './marks/goals';
import { readerWritingOf, requireReader } from './require-reader';
import { openShare } from './shares/open-share';
import { addShare, endShare, listShares } from './shares/shares';

const tokenSchema = z.object({ token: z.string() });

/** Serves a call of readers, who are checked before the body is read. */
const serveReaders = (app: FastifyInstance, call: WireCall, answer: Answer): void =>
  serveOpen(app, { ...call, admit: (request) => void requireReader(request) }, answer);

/** What readers of the dashboards keep and share (docs/guides/dashboards.md). */
export function mountBoards(app: FastifyInstance, deps: ApiDeps): void {
  const writeContextOf = (request: FastifyRequest) => readerWritingOf(request, deps);

  serveReaders(app, dashboardCalls.getBoard, async (request) => ({
    data: await findBoard(deps.db, requireReader(request).id),
  }));

  serveReaders(app, dashboardCalls.saveBoard, async (request) => {
    const writing = writeContextOf(request);
    return { data: await saveBoard(writing, parseBody(saveBoardSchema, request)) };
  });

  serveReaders(app, dashboardCalls.listMarks, async (request) => {
    const viewer = requireReader(request);
    return { data: { goals: await findGoals(deps.db, viewer), notes: await findDateNotes(deps.db, viewer) } };
  });

  serveReaders(app, dashboardCalls.saveGoal, async (request) => {
    const writing = writeContextOf(request);
    return { data: await saveGoal(writing, parseBody(saveGoalSchema, request)) };
  });

  serveReaders(app, dashboardCalls.addDateNote, async (request, reply) => {
    const writing = writeContextOf(request);
    const note = await addDateNote(writing, parseBody(addDateNoteSchema, request));
    void reply.code(201);
    return { data: note };
  });

  serveReaders(app, dashboardCalls.removeDateNote, async (request) => {
    await removeDateNote(writeContextOf(request), requirePathId(request));
    return { data: null };
  });

  mountShares(app, deps);
}

function mountShares(app: FastifyInstance, deps: ApiDeps): void {
  serveReaders(app, dashboardCalls.addShare, async (request, reply) => {
    const writing = readerWritingOf(request, deps);
    const share = await addShare(writing, parseBody(addShareSchema, request));
    void reply.code(201);
    return { data: share };
  });

  serveReaders(app, dashboardCalls.listShares, async (request) => ({
    data: await listShares(deps.db, requireReader(request).id, deps.clock()),
  }));

  serveReaders(app, dashboardCalls.endShare, async (request) => {
    await endShare(readerWritingOf(request, deps), requirePathId(request));
    return { data: null };
  });

  serveOpen(app, dashboardCalls.openShare, async (request) => {
    const { token } = tokenSchema.parse(request.params);
    // An expired sign-in is answered as everywhere, so that the browser renews it.
    const viewer = request.headers.authorization === undefined ? null : request.requireViewer();
    return {
      data: await openShare(deps.db, token, { viewer, now: deps.clock(), locale: readerLocaleOf(request.headers) }),
    };
  });
}
