import {
  createFeatureSchema,
  packageCalls,
  roleQuerySchema,
  updateFeatureSchema,
  updateToggleSchema,
} from '@enlace/shared-contract/packages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { readerLocaleOf } from '../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../kit/core/http/parse';
import { queryId } from '../../kit/core/http/path-id';
import { readContext } from '../../kit/core/table/read-context';
import { serveCall } from '../../kit/core/http/serve-call';
import { writeContextOf } from '../../kit/core/write/write-context';
import { writeTexts } from '../../kit/core/write/write-texts';
import { createFeature } from './commands/create-feature';
import { toggleFeature } from './commands/toggle-feature';
import { updateFeature } from './commands/update-feature';
import { findFeatures } from './packages.repository';

/** Calls that read features by role and change them. */
export function mountFeatures(app: FastifyInstance, deps: ApiDeps): void {
  const answer = async (trx: Db, request: FastifyRequest, id: number): Promise<object> => {
    const [data] = await findFeatures(trx, { id }, readContext(request, deps.clock));
    return { data, message: writeTexts[readerLocaleOf(request.headers)].saved };
  };

  serveCall(app, packageCalls.getFeatures, async (request) => {
    const { role_id } = parseQuery(roleQuerySchema, request);
    return { data: await findFeatures(deps.reads, { roleId: role_id }, readContext(request, deps.clock)) };
  });

  serveCall(app, packageCalls.listPlanFeatures, async (request) => ({
    data: await findFeatures(deps.reads, {}, readContext(request, deps.clock)),
  }));

  serveCall(app, packageCalls.updateToggle, async (request) => {
    const toggle = parseBody(updateToggleSchema, request);
    const writing = writeContextOf(request, deps);
    return deps.db.transaction().execute(async (trx) => {
      await toggleFeature({ ...writing, trx }, toggle);
      return answer(trx, request, toggle.featureId);
    });
  });

  serveCall(app, packageCalls.updateFeature, async (request) => {
    const id = queryId(request);
    const values = parseBody(updateFeatureSchema, request);
    const writing = writeContextOf(request, deps);
    return deps.db.transaction().execute(async (trx) => {
      await updateFeature({ ...writing, trx }, { id, values, body: request.body });
      return answer(trx, request, id);
    });
  });

  serveCall(app, packageCalls.createFeature, async (request, reply) => {
    const values = parseBody(createFeatureSchema, request);
    const writing = writeContextOf(request, deps);
    const body = await deps.db.transaction().execute(async (trx) => {
      const id = await createFeature({ ...writing, trx }, values);
      return answer(trx, request, id);
    });
    void reply.code(201);
    return body;
  });
}
