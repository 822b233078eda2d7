import { jobQuestionCalls, saveJobQuestionsSchema } from '@enlace/shared-contract/recruiting';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { findQuestions, findVersion, requireEditableJob } from './job-questions.repository';
import { saveQuestions } from './save-questions';

/** Recruiters ask applicants (docs/guides/recruiting.md). */
export function mountJobQuestions(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, jobQuestionCalls.getJobQuestions, async (request) => {
    const id = requirePathId(request);
    await requireEditableJob(deps.db, id, request);
    return answerOf(deps.db, id);
  });

  serveCall(app, jobQuestionCalls.saveJobQuestions, async (request) => {
    const id = requirePathId(request);
    await requireEditableJob(deps.db, id, request);
    await saveQuestions(writeContextOf(request, deps), { jobId: id, list: parseBody(saveJobQuestionsSchema, request) });
    return answerOf(deps.db, id);
  });
}

async function answerOf(db: Db, jobId: number): Promise<object> {
  return { data: { version: await findVersion(db, jobId), questions: await findQuestions(db, jobId) } };
}
