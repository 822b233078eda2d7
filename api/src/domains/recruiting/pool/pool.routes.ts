import { foldBrackets } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import {
  answerPoolContactSchema,
  blockCompanySchema,
  contactPoolMemberSchema,
  listPoolViewsSchema,
  listTalentPoolSchema,
  listTrackingSchema,
  savePoolProfileSchema,
  talentPoolCalls,
  type TalentPoolQuery,
} from '@enlace/shared-contract/talent-pool';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery, parseWith } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { readWriteContextOf, writeContextOf } from '../../../kit/core/write/write-context';
import type { Applying } from '../applications/applying';
import { answerContact, contactMember, listContacts, listViews } from './contacts';
import { findPoolMember, listPool, noteView } from './list-pool';
import { blockCompany, findPoolProfile, savePoolProfile, unblockCompany } from './pool-profile';
import { listTracking } from './tracking';

/** The talent pool, for members and for companies (docs/guides/talent-pool.md). */
export function mountPool(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? writeContextOf(request, deps).locale };
  };
  const applyingOf = (request: FastifyRequest): Applying => {
    const writing = writeContextOf(request, deps);
    if (writing.viewer === null) throw new AppError('UNAUTHENTICATED');
    return { ...writing, userId: writing.viewer.id, reading: contextOf(request) };
  };

  serveCall(app, talentPoolCalls.listTalentPool, async (request) =>
    listPool(deps.db, parseLists(request), contextOf(request)),
  );

  serveCall(app, talentPoolCalls.listTracking, async (request) =>
    listTracking(deps.db, parseQuery(listTrackingSchema, request), contextOf(request)),
  );

  serveCall(app, talentPoolCalls.listTrackingOf, async (request) =>
    listTracking(deps.db, parseQuery(listTrackingSchema, request), contextOf(request), requirePathId(request)),
  );

  serveCall(app, talentPoolCalls.getPoolMember, async (request) => {
    const [id, context] = [requirePathId(request), contextOf(request)];
    const member = await findPoolMember(deps.db, id, context);
    // An admin in the view of another user leaves no look in that name.
    if (request.impersonation === null) await noteView(deps.db, id, context);
    const { origin } = writeContextOf(request, deps);
    await recordAudit(deps.db, { origin, action: 'look', resource: 'pool_members', rowId: id });
    return { data: member };
  });

  serveCall(app, talentPoolCalls.contactPoolMember, async (request, reply) => {
    const contact = parseBody(contactPoolMemberSchema, request);
    const [id, context] = [requirePathId(request), contextOf(request)];
    await contactMember(readWriteContextOf(request, deps, context), { memberId: id, ...contact });
    void reply.code(201);
    return { data: await findPoolMember(deps.db, id, context) };
  });

  serveCall(app, talentPoolCalls.getPoolProfile, async (request) => ({
    data: await findPoolProfile(deps.db, applyingOf(request).userId),
  }));

  serveCall(app, talentPoolCalls.savePoolProfile, async (request) => {
    const profile = parseBody(savePoolProfileSchema, request);
    const applying = applyingOf(request);
    await savePoolProfile(applying, profile);
    return { data: await findPoolProfile(deps.db, applying.userId) };
  });

  serveCall(app, talentPoolCalls.blockCompany, async (request) => {
    const { company_id: companyId } = parseBody(blockCompanySchema, request);
    const applying = applyingOf(request);
    await blockCompany(applying, companyId);
    return { data: await findPoolProfile(deps.db, applying.userId) };
  });

  serveCall(app, talentPoolCalls.unblockCompany, async (request) => {
    const applying = applyingOf(request);
    await unblockCompany(applying, requirePathId(request));
    return { data: await findPoolProfile(deps.db, applying.userId) };
  });

  serveCall(app, talentPoolCalls.listPoolViews, async (request) =>
    listViews(deps.db, applyingOf(request).userId, parseQuery(listPoolViewsSchema, request)),
  );

  serveCall(app, talentPoolCalls.listPoolContacts, async (request) =>
    listContacts(deps.db, applyingOf(request).userId, parseQuery(listPoolViewsSchema, request)),
  );

  serveCall(app, talentPoolCalls.answerPoolContact, async (request) => {
    const { accepts } = parseBody(answerPoolContactSchema, request);
    const applying = applyingOf(request);
    await answerContact(applying, { id: requirePathId(request), accepts });
    return { data: null };
  });
}

/** The query of the pool, whose lists are sent as `skills[]`. */
function parseLists(request: FastifyRequest): TalentPoolQuery {
  const query = foldBrackets(new URLSearchParams(request.url.split('?', 2)[1] ?? ''));
  return parseWith(listTalentPoolSchema, query, readerLocaleOf(request.headers));
}
