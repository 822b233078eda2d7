import { jobPublishingCalls, type JobPublishing, moveJobSchema } from '@enlace/shared-contract/work';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { parseBody } from '../../../../kit/core/http/parse';
import { requirePathId } from '../../../../kit/core/http/path-id';
import { readContext } from '../../../../kit/core/table/read-context';
import { serveCall } from '../../../../kit/core/http/serve-call';
import { readWriteContextOf } from '../../../../kit/core/write/write-context';
import { moveJob } from './move-job';
import { presentPublishing } from './present-publishing';
import { readMovableJob } from './read-movable-job';

/** The life of a job, for its recruiters and admins (docs/guides/job-publishing.md). */
export function mountJobMoves(app: FastifyInstance, deps: ApiDeps): void {
  const answer = async (request: FastifyRequest, id: number): Promise<{ data: JobPublishing }> => {
    const context = readContext(request, deps.clock);
    const job = await readMovableJob(deps.db, id, context);
    return { data: await presentPublishing(deps.db, job, context.now) };
  };

  serveCall(app, jobPublishingCalls.getJobPublishing, async (request) => answer(request, requirePathId(request)));

  serveCall(app, jobPublishingCalls.moveJob, async (request) => {
    const id = requirePathId(request);
    const move = parseBody(moveJobSchema, request);
    await moveJob(readWriteContextOf(request, deps), { id, move });
    return answer(request, id);
  });
}
