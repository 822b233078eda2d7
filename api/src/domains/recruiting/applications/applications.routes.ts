import {
  applicationCalls,
  applyJobSchema,
  listMyApplicationsSchema,
  saveApplicationDraftSchema,
} from '@enlace/shared-contract/recruiting';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readerLocaleOf } from '../../../infrastructure/http/locale';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery, parseWith } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { markAppliedElsewhere, unmarkAppliedElsewhere } from '../elsewhere/applied-elsewhere';
import { findDraftFiles } from '../files/application-files.repository';
import { findQuestions, translateQuestion } from '../questions/job-questions.repository';
import { findApplicant } from './applicant';
import { findOfferedJob } from './application-job';
import { applyForJob, findCurrent, withdrawApplication } from './apply';
import { type Applying, readApplying } from './applying';
import { answersTo, findDraft } from './draft';
import { saveDraft } from './save-draft';
import { findAppliedJobs, findMyApplication, listMyApplications } from './my-applications';

/** A member applies for jobs (docs/guides/recruiting.md). */
export function mountApplications(app: FastifyInstance, deps: ApiDeps): void {
  const applyingOf = (request: FastifyRequest): Applying => readApplying(request, deps);

  serveCall(app, applicationCalls.applyJob, async (request, reply) => {
    const { job_id: jobId, ...parts } = parseWith(
      applyJobSchema,
      { ...objectOf(request.query), ...objectOf(request.body) },
      readerLocaleOf(request.headers),
    );
    const applying = applyingOf(request);
    const { id, isNew } = await applyForJob(applying, { jobId, ...parts });
    void reply.code(isNew ? 201 : 200);
    return { data: await findMyApplication(deps.db, applying.userId, id, applying.reading) };
  });

  serveCall(app, applicationCalls.previewApplication, async (request) => {
    const { userId, reading } = applyingOf(request);
    const jobId = requirePathId(request);
    const { job, isOpen, isElsewhere, isBlocked, answerDays } = await findOfferedJob(deps.db, jobId, reading);
    const application = await findCurrent(deps.db, userId, jobId);
    const draft = await findDraft(deps.db, userId, jobId);
    const questions = await findQuestions(deps.db, jobId);
    return {
      data: {
        job,
        is_open: isOpen && !isElsewhere,
        is_blocked: isBlocked,
        message: draft?.message ?? null,
        answer_days: answerDays,
        applicant: await findApplicant(deps.db, userId, reading),
        questions: questions.map((question) => translateQuestion(question, reading.lang)),
        answers: answersTo(questions, draft?.answers ?? {}),
        files: application === undefined ? await findDraftFiles(deps.db, userId, jobId) : [],
        application:
          application === undefined ? null : { id: application.id, applied_at: application.applied_at.toISOString() },
      },
    };
  });

  serveCall(app, applicationCalls.saveApplicationDraft, async (request) => {
    const parts = parseBody(saveApplicationDraftSchema, request);
    await saveDraft(applyingOf(request), { jobId: requirePathId(request), ...parts });
    return { data: null };
  });

  serveCall(app, applicationCalls.markAppliedElsewhere, async (request) => {
    await markAppliedElsewhere(applyingOf(request), requirePathId(request));
    return { data: null };
  });

  serveCall(app, applicationCalls.unmarkAppliedElsewhere, async (request) => {
    await unmarkAppliedElsewhere(applyingOf(request), requirePathId(request));
    return { data: null };
  });

  serveCall(app, applicationCalls.listAppliedJobs, async (request) => ({
    data: await findAppliedJobs(deps.db, applyingOf(request).userId),
  }));

  serveCall(app, applicationCalls.listMyApplications, async (request) => {
    const query = parseQuery(listMyApplicationsSchema, request);
    const { userId, reading } = applyingOf(request);
    return listMyApplications(deps.db, userId, query, reading);
  });

  serveCall(app, applicationCalls.getMyApplication, async (request) => {
    const { userId, reading } = applyingOf(request);
    return { data: await findMyApplication(deps.db, userId, requirePathId(request), reading) };
  });

  serveCall(app, applicationCalls.withdrawApplication, async (request) => {
    const applying = applyingOf(request);
    const id = requirePathId(request);
    await withdrawApplication(applying, id);
    return { data: await findMyApplication(deps.db, applying.userId, id, applying.reading) };
  });
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
