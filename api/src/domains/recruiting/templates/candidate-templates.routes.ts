import {
  addCandidateTemplateSchema,
  candidateTemplateCalls,
  editCandidateTemplateSchema,
  listCandidateTemplatesSchema,
} from '@enlace/shared-contract/recruiting';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { readWriteContextOf } from '../../../kit/core/write/write-context';
import { addTemplate, editTemplate, listTemplates, removeTemplate } from './templates';

/** Templates of messages to members (docs/guides/recruiting.md). */
export function mountCandidateTemplates(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, candidateTemplateCalls.listCandidateTemplates, async (request) => {
    const filters = parseQuery(listCandidateTemplatesSchema, request);
    return { data: await listTemplates(deps.db, filters, readContext(request, deps.clock)) };
  });

  serveCall(app, candidateTemplateCalls.addCandidateTemplate, async (request, reply) => {
    const values = parseBody(addCandidateTemplateSchema, request);
    const data = await addTemplate(readWriteContextOf(request, deps), values);
    void reply.code(201);
    return { data };
  });

  serveCall(app, candidateTemplateCalls.editCandidateTemplate, async (request) => {
    const [id, values] = [requirePathId(request), parseBody(editCandidateTemplateSchema, request)];
    return { data: await editTemplate(readWriteContextOf(request, deps), { id, ...values }) };
  });

  serveCall(app, candidateTemplateCalls.removeCandidateTemplate, async (request) => {
    await removeTemplate(readWriteContextOf(request, deps), requirePathId(request));
    return { data: null };
  });
}
