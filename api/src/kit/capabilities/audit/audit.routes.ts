import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import { auditCalls, type AuditEntry, auditQuerySchema } from '@enlace/shared-contract/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';

import { deriveKey } from '../../../infrastructure/env/keys';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { all } from '../../core/table/expressions';
import { parseQuery } from '../../core/http/parse';
import type { MountedResource } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { readRecordNames } from './record-names';
import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import { sealAudit, verifyAudit } from '../../../infrastructure/audit/audit-chain';
import { zonedDownload } from '../../core/http/zoned-download';

const defaultPageSize = 25;
const batchSize = 1000;
const fileColumns = ['id', 'at', 'actor', 'action', 'resource', 'row_id', 'before', 'after', 'request_id'] as const;

type AuditQuery = z.infer<typeof auditQuerySchema>;
interface EntryRow extends Omit<AuditEntry, 'at' | 'name' | 'revision'> {
  readonly at: Date;
}

const columns = sql`e.id, e.at, e.action, e.resource, e.row_id, e.before, e.after, e.request_id,
  case when u.id is null then null
    else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as actor`;
/** The revision of the same row and user that is nearest in time; a change writes both within some seconds. */
const revision = sql`(select r.n from revisions r
  where r.resource = e.resource
    and r.row_id = case when e.row_id ~ '^[0-9]{1,15}$' then e.row_id::bigint end
    and r.n > 0 and r.actor_id is not distinct from e.actor_id
    and r.at between e.at - interval '10 seconds' and e.at + interval '10 seconds'
    and e.action not in ('look', 'download', 'preview')
  order by abs(extract(epoch from r.at - e.at)), r.n limit 1)`;
const source = sql`audit_entries e left join users u on u.id = e.actor_id`;

/**
 * The audit as a list and as a file, and the check that its entries are unchanged. Values are shown to viewers who may
 * edit the resource; other viewers see the names of the changed fields. Entries about confidential rows are shown only to
 * viewers who may read the rows.
 */
export function mountAudit(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  const key = deriveKey(deps.env.tokenSecret, 'audit chain');
  const accessByName = new Map(
    resources.map(({ resource: { name, wire } }) => [name, wire.edit?.access ?? wire.remove?.access] as const),
  );

  const mayReadValues = (viewer: Viewer, resource: string): boolean => {
    const access = accessByName.get(resource);
    return viewer.roles.includes('admin') || (access !== undefined && mayCall(viewer, access));
  };
  /** SQL condition for entries that the viewer may see. */
  const isShown = (viewer: Viewer): RawBuilder<boolean> => {
    const hiddenNames = resources
      .filter(({ resource, options }) => options.isConfidential === true && !mayCall(viewer, resource.wire.get.access))
      .map(({ resource }) => sql`e.resource <> ${resource.name}`);
    return all(hiddenNames);
  };
  const maskRow =
    (viewer: Viewer) =>
    <R extends EntryRow>(row: R): R =>
      mayReadValues(viewer, row.resource)
        ? row
        : { ...row, before: maskValues(row.before), after: maskValues(row.after) };

  serveCall(app, auditCalls.getAudit, async (request) => {
    const query = parseQuery(auditQuerySchema, request);
    const { page = 1, per_page = defaultPageSize } = query;
    const condition = all([conditionOf(query), isShown(request.requireViewer())]);
    const { rows } = await sql<EntryRow & Pick<AuditEntry, 'revision'>>`select ${columns}, ${revision} as revision
      from ${source} where ${condition}
      order by e.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(deps.reads);
    const total = await countOf(deps, condition);
    const viewer = request.requireViewer();
    const visibleRows = rows.filter(({ resource }) => mayReadValues(viewer, resource));
    const nameOf = await readRecordNames(deps.reads, resources, visibleRows, readerLocaleOf(request.headers));
    const data = rows.map(maskRow(viewer)).map((row) => ({ ...row, name: nameOf(row), at: row.at.toISOString() }));
    return { data, meta: { total, page, per_page } };
  });

  serveCall(app, auditCalls.downloadAudit, async (request, reply) => {
    const filters = parseQuery(auditQuerySchema, request);
    const condition = all([conditionOf(filters), isShown(request.requireViewer())]);
    const file = {
      name: 'audit',
      resource: 'audit',
      filters,
      columns: fileColumns,
      count: () => countOf(deps, condition),
      batches: () => batchesOf(deps, condition, maskRow(request.requireViewer())),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, filters.tz));
  });

  serveCall(app, auditCalls.verifyAudit, async (_request: FastifyRequest) => {
    await sealAudit(deps.db, key);
    return { data: await verifyAudit(deps.db, key) };
  });
}

function conditionOf({ resource, row_id, actor_id, action, from, to }: AuditQuery): RawBuilder<boolean> {
  return all([
    ...(resource ? [sql`e.resource = ${resource}`] : []),
    ...(row_id ? [sql`e.row_id = ${row_id}`] : []),
    ...(actor_id === undefined ? [] : [sql`e.actor_id = ${actor_id}`]),
    ...(action ? [sql`e.action = ${action}`] : []),
    ...(from ? [sql`e.at >= ${new Date(from)}`] : []),
    ...(to ? [sql`e.at < ${new Date(to)}`] : []),
  ]);
}

async function countOf({ reads }: ApiDeps, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from audit_entries e
    where ${condition}`.execute(reads);
  return Number(rows[0]?.total ?? 0);
}

/** The names of the fields, without their values. */
function maskValues(values: unknown): Record<string, null> | null {
  if (typeof values !== 'object' || values === null) return null;
  return Object.fromEntries(Object.keys(values).map((name) => [name, null]));
}

/** Yields the entries in batches, newest first. */
async function* batchesOf({ reads }: ApiDeps, condition: RawBuilder<boolean>, mask: (row: EntryRow) => EntryRow) {
  let below: RawBuilder<boolean> = sql<boolean>`true`;
  for (;;) {
    const { rows } = await sql<EntryRow>`select ${columns} from ${source} where ${condition} and ${below}
      order by e.id desc limit ${batchSize}`.execute(reads);
    yield rows
      .map(mask)
      .map((row) => [
        row.id,
        row.at.toISOString(),
        row.actor?.name ?? '',
        row.action,
        row.resource,
        row.row_id ?? '',
        row.before === null ? '' : JSON.stringify(row.before),
        row.after === null ? '' : JSON.stringify(row.after),
        row.request_id ?? '',
      ]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    below = sql<boolean>`e.id < ${last.id}`;
  }
}
