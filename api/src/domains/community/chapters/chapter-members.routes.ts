import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import { chapterMembers } from '@enlace/shared-contract/community';
import { AppError } from '@enlace/shared-contract/errors';
import { users } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { Expression } from '../../../kit/core/table/expressions';
import { sortColumn } from '../../../kit/core/table/expressions';
import { readListRequest } from '../../../kit/core/read/list-request';
import { pathId } from '../../../kit/core/http/path-id';
import { type ReadContext, readContext } from '../../../kit/core/table/read-context';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { createTableRepository } from '../../../kit/core/table/table-repository';
import type { Row } from '../../../kit/core/table/repository';
import { isMember, isShownTo, leaderRight, maskField } from '../../identity';
import { runSearch } from '../../../kit/core/read/run-search';
import { ownTexts, type SearchTexts } from '../../../kit/core/query/search-texts';

const { list, get } = chapterMembers.wire;
const fields = new Set(['id', 'name', 'detail']);
const fullName = sql`trim(t.first_name || ' ' || t.last_name)`;
const mayEditAll = (viewer: Viewer): boolean => mayCall(viewer, list.access);

/**
 * Condition for the members that a viewer may find: members of the chapters that the viewer leads, or all members for a
 * viewer who may edit all chapters.
 */
const isOwnMember = (context: ReadContext): Expression => {
  const { viewer } = context;
  const isThere = sql`(${isShownTo(context, 't')} and ${isMember('t')})`;
  if (viewer && mayEditAll(viewer)) return isThere;
  return sql`(${isThere} and t.chapter_id in (select led.chapter_id from chapter_leaders led
    join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${viewer?.id ?? 0}))`;
};

const repositoryOf = (detail: (context: ReadContext) => Expression, search: SearchTexts) =>
  createTableRepository({
    table: 'users',
    isSoftDeleted: true,
    kept: sql`t.anonymised_at is null`,
    listed: isOwnMember,
    readable: isOwnMember,
    fields: (context) => ({ id: sql`t.id`, name: fullName, detail: detail(context) }),
    sorts: () => ({ name: sortColumn('name') }),
    search,
  });

/**
 * Viewers who may list users also search the addresses. For all others the search uses only fields that the answer
 * shows, because it must not reveal more.
 */
const membersWithAddress = repositoryOf(() => sql`t.email`, ownTexts);
const membersByName = repositoryOf(
  (context) => maskField({ ...context, viewer: null }, 'headline', sql`t.headline`, 't'),
  { column: sortColumn('name') },
);

/**
 * Search for users who could lead a chapter, for viewers who may choose leaders. Each search writes an audit entry with
 * the ids of its rows.
 */
export function mountChapterMembers(app: FastifyInstance, deps: ApiDeps): void {
  const requireRepository = (request: FastifyRequest) => {
    const viewer = request.requireViewer();
    if (!mayEditAll(viewer) && !viewer.permissions.includes(leaderRight.name))
      throw new AppError('FORBIDDEN', { message: `user ${viewer.id} leads no chapter` });
    return mayCall(viewer, users.wire.list.access) ? membersWithAddress : membersByName;
  };
  const auditSearch = (request: FastifyRequest, rows: readonly Row[]) =>
    recordAudit(deps.db, {
      origin: auditOrigin(request),
      action: 'look',
      resource: chapterMembers.name,
      rowId: null,
      after: { found: rows.map(({ id }) => id) },
    });

  serveOpen(app, list, async (request) => {
    const repository = requireRepository(request);
    const listRequest = readListRequest(request, chapterMembers);
    const { rows, total } = await runSearch(deps, request, listRequest, (db) =>
      repository.list(db, listRequest, readContext(request, deps.clock), fields),
    );
    if (rows.length > 0) await auditSearch(request, rows);
    return { data: rows, meta: total === null ? {} : { total, page: listRequest.page, per_page: listRequest.perPage } };
  });

  serveOpen(app, get, async (request) => {
    const repository = requireRepository(request);
    const id = pathId(request);
    const row = id === null ? null : await repository.find(deps.reads, id, readContext(request, deps.clock));
    if (row === null) throw new AppError('NOT_FOUND');
    await auditSearch(request, [row]);
    return { data: row };
  });
}
