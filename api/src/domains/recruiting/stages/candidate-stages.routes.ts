import {
  candidateStageCalls,
  listCandidateStagesSchema,
  saveCandidateStagesSchema,
} from '@enlace/shared-contract/recruiting';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { findCompanyStages, listCompanyStages } from './list-stages';
import { saveStages } from './save-stages';

/** The stages that companies name for themselves (docs/guides/recruiting.md). */
export function mountCandidateStages(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? writeContextOf(request, deps).locale };
  };

  serveCall(app, candidateStageCalls.listCandidateStages, async (request) => {
    const { company_id: companyId } = parseQuery(listCandidateStagesSchema, request);
    const context = contextOf(request);
    if (companyId === undefined) return { data: await listCompanyStages(deps.db, context) };
    return { data: [await findCompanyStages(deps.db, companyId, context)] };
  });

  serveCall(app, candidateStageCalls.saveCandidateStages, async (request) => {
    const saving = parseBody(saveCandidateStagesSchema, request);
    const context = contextOf(request);
    // Companies of others are missing.
    await findCompanyStages(deps.db, saving.company_id, context);
    await saveStages(writeContextOf(request, deps), saving);
    return { data: await findCompanyStages(deps.db, saving.company_id, context) };
  });
}
