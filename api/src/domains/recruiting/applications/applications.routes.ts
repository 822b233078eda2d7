import { AppError } from '@enlace/shared-contract/errors';
import {
  applicationCalls,
  applyJobSchema,
  listMyApplicationsSchema,
  saveApplicationDraftSchema,
} from '@enlace/shared-contract/recruiting';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readerLocaleOf } from '../../../infrastructure/http/locale';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery, parseWith } from '../../../kit/parse';
import { requirePathId } from '../../../kit/path-id';
import { readContext } from '../../../kit/read-context';
import { serveCall } from '../../../kit/serve-call';
import { writingOf } from '../../../kit/writing';
import { findApplicant } from './applicant';
import { findOfferedJob } from './application-job';
import { applyForJob, type Applying, findCurrent, findDraft, saveDraft, withdrawApplication } from './apply';
import { findAppliedJobs, findMyApplication, listMyApplications } from './my-applications';

/** A member applies for jobs (docs/guides/recruiting.md). */
export function mountApplications(app: FastifyInstance, deps: ApiDeps): void {
  const applyingOf = (request: FastifyRequest): Applying => {
    const writing = writingOf(request, deps);
    if (writing.viewer === null) throw new AppError('UNAUTHENTICATED');
    const context = readContext(request, deps.clock);
    return { writing, userId: writing.viewer.id, context: { ...context, lang: context.lang ?? writing.locale } };
  };

  serveCall(app, applicationCalls.applyJob, async (request, reply) => {
    const { job_id: jobId, message } = parseWith(
      applyJobSchema,
      { ...objectOf(request.query), ...objectOf(request.body) },
      readerLocaleOf(request.headers),
    );
    const applying = applyingOf(request);
    const { id, isNew } = await applyForJob(applying, jobId, message);
    void reply.code(isNew ? 201 : 200);
    return { data: await findMyApplication(deps.db, applying.userId, id, applying.context) };
  });

  serveCall(app, applicationCalls.previewApplication, async (request) => {
    const { userId, context } = applyingOf(request);
    const jobId = requirePathId(request);
    const { job, isOpen, isElsewhere, answerDays } = await findOfferedJob(deps.db, jobId, context);
    const application = await findCurrent(deps.db, userId, jobId);
    const draft = await findDraft(deps.db, userId, jobId);
    return {
      data: {
        ...{ job, is_open: isOpen && !isElsewhere, message: draft?.message ?? null, answer_days: answerDays },
        applicant: await findApplicant(deps.db, userId, context),
        application:
          application === undefined ? null : { id: application.id, applied_at: application.applied_at.toISOString() },
      },
    };
  });

  serveCall(app, applicationCalls.saveApplicationDraft, async (request) => {
    const { message } = parseBody(saveApplicationDraftSchema, request);
    await saveDraft(applyingOf(request), requirePathId(request), message);
    return { data: null };
  });

  serveCall(app, applicationCalls.listAppliedJobs, async (request) => ({
    data: await findAppliedJobs(deps.db, applyingOf(request).userId),
  }));

  serveCall(app, applicationCalls.listMyApplications, async (request) => {
    const query = parseQuery(listMyApplicationsSchema, request);
    const { userId, context } = applyingOf(request);
    return listMyApplications(deps.db, userId, query, context);
  });

  serveCall(app, applicationCalls.getMyApplication, async (request) => {
    const { userId, context } = applyingOf(request);
    return { data: await findMyApplication(deps.db, userId, requirePathId(request), context) };
  });

  serveCall(app, applicationCalls.withdrawApplication, async (request) => {
    const applying = applyingOf(request);
    const id = requirePathId(request);
    await withdrawApplication(applying, id);
    return { data: await findMyApplication(deps.db, applying.userId, id, applying.context) };
  });
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
