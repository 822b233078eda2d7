import {
  addLessonNoteSchema,
  editLessonNoteSchema,
  lessonWorkCalls,
  submitTaskSchema,
} from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { Learning } from '../enrolment/enrol';
import { addNote, editNote, findNotes, removeNote } from './notes';
import { findTaskWork, submitTask } from './task-work';

/** Tasks that learners hand in, and their notes (docs/guides/learning.md). */
export function mountLessonWork(app: FastifyInstance, learningOf: (request: FastifyRequest) => Learning): void {
  serveCall(app, lessonWorkCalls.taskWork, async (request) => ({
    data: await findTaskWork(learningOf(request), requirePathId(request)),
  }));

  serveCall(app, lessonWorkCalls.submitTask, async (request) => {
    const form = parseBody(submitTaskSchema, request);
    return { data: await submitTask(learningOf(request), { lessonId: requirePathId(request), ...form }) };
  });

  serveCall(app, lessonWorkCalls.notes, async (request) => {
    const { deps, userId } = learningOf(request);
    return { data: await findNotes(deps.reads, userId, requirePathId(request)) };
  });

  serveCall(app, lessonWorkCalls.addLessonNote, async (request, reply) => {
    const form = parseBody(addLessonNoteSchema, request);
    void reply.code(201);
    return { data: await addNote(learningOf(request), { lessonId: requirePathId(request), ...form }) };
  });

  serveCall(app, lessonWorkCalls.editLessonNote, async (request) => {
    const { text } = parseBody(editLessonNoteSchema, request);
    return { data: await editNote(learningOf(request), { id: requirePathId(request), text }) };
  });

  serveCall(app, lessonWorkCalls.removeLessonNote, async (request) => {
    await removeNote(learningOf(request), requirePathId(request));
    return { data: null };
  });
}
