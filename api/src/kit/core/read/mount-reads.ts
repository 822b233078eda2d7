import { mayCall, mayCallForRows, type Viewer } from '@enlace/shared-contract/access';
import { dependentsCall } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { seoFieldNames } from '@enlace/shared-contract/head';
import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { noteRecord } from '../../../infrastructure/changes/note-reads';
import { RecentMap } from '../../../infrastructure/memory/recent-map';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { authorise } from '../rights/authorise';
import { completeRow, completeRows } from './complete-rows';
import { tagAnswer, createPresenter, mayTouch, present } from './present';
import { filterByPolicy } from '../rights/filter-by-policy';
import { readListRequest } from './list-request';
import { requireTrash } from './require-trash';
import { auditRead } from './audit-read';
import { pathId } from '../http/path-id';
import { mountNeighbours } from './mount-neighbours';
import { readCounted } from './read-counted';
import { runSearch } from './run-search';
import { readContext } from '../table/read-context';
import type { ResourceOptions } from '../table/resource-options';
import { serveByRows, serveOpen } from '../http/serve-call';
import type { Row } from '../table/repository';

/** Routes for list, get, get by slug, and dependents of a row. */
export function mountReads(app: FastifyInstance, deps: ApiDeps, resource: Resource, options: ResourceOptions): void {
  const mountedResource = { resource, options };
  const { repository, policy } = options;
  const fields = fieldsOf(resource.listEntity);
  // A policy can depend on fields that the list does not show; null: on all. Visitors have no rights, so their lists need
  // only the shown fields.
  const withPolicyFields = (names: ReadonlySet<string>): ReadonlySet<string> | null =>
    options.policyFields === undefined ? null : new Set([...names, ...options.policyFields]);

  serveByRows(app, resource.wire.list, async (request) => {
    const { relations } = options;
    const listRequest = readListRequest(request, resource, { relations, isShort: repository.isShort });
    if (listRequest.isTrashed) requireTrash(request, resource);
    const context = readContext(request, deps.clock);
    const schema = schemaOf(resource.listEntity, listRequest.fields ?? null);
    const shownFields = schema === resource.listEntity ? fields : new Set([...fieldsOf(schema), 'id']);
    const wantedFields = policy === undefined || request.viewer === null ? shownFields : withPolicyFields(shownFields);
    const { rows, total, isEstimate } = await runSearch(deps, request, listRequest, (db) =>
      readCounted(db, repository, listRequest, context, wantedFields),
    );
    const completedRows = await completeRows(deps, deps.reads, mountedResource, rows, context);
    const records = completedRows.map(createPresenter(schema, resource, context, request.viewer, policy));
    const estimate = isEstimate ? { is_estimate: true } : {};
    const { page, perPage } = listRequest;
    const truncation = total > rows.length ? { truncated: true } : {};
    const paging = { total, ...estimate, ...(page === null ? truncation : { page, per_page: perPage }) };
    const abilities = abilitiesOf(resource, request.viewer);
    const meta = { ...paging, at: context.now.toISOString(), ...(abilities === null ? {} : { abilities }) };
    return { data: records, meta };
  });

  const answerRow = async (request: FastifyRequest, reply: FastifyReply, row: Row | null): Promise<object> => {
    const hasAccess = row !== null && mayTouch(request.viewer, resource, 'get', row, policy);
    if (!hasAccess && !mayCall(request.viewer, resource.wire.get.access)) throw new AppError('FORBIDDEN');
    if (row === null) throw new AppError('NOT_FOUND');
    if (options.isOpenTo?.(request.viewer, row) === false) {
      const viewer = request.requireViewer();
      throw new AppError('FORBIDDEN', { message: `${resource.name}: not for user ${viewer.id}` });
    }
    noteRecord(repository.table, Number(row['id']));
    const context = readContext(request, deps.clock);
    if (options.isPersonal) await auditRead(deps, request, resource, row, policy);
    const completedRow = await completeRow(deps, deps.reads, mountedResource, row, context);
    const data = present(resource.entity, resource, completedRow, context, request.viewer, policy);
    tagAnswer(reply, data);
    return { data };
  };
  const requireReader = (request: FastifyRequest): void => {
    const { access } = resource.wire.get;
    if (policy === undefined) authorise(request, access);
    else if (access.kind !== 'public') request.requireViewer();
  };

  serveOpen(app, resource.wire.get, async (request, reply) => {
    requireReader(request);
    const id = pathId(request);
    const context = readContext(request, deps.clock);
    return answerRow(request, reply, id === null ? null : await repository.find(deps.reads, id, context));
  });

  if (options.hasPage) {
    const path = `/api/v2/${resource.name}/by-slug/{slug}`;
    serveOpen(app, { method: 'GET', path }, async (request, reply) => {
      for (const { findPageRecord } of deps.capabilities) {
        const record = await findPageRecord?.(deps, mountedResource, request, reply, slugOf(request));
        if (record !== undefined && record !== null) return { data: record };
      }
      requireReader(request);
      const context = readContext(request, deps.clock);
      return answerRow(request, reply, await repository.findBySlug(deps.reads, slugOf(request), context));
    });
  }

  mountNeighbours(app, deps, resource, options);
  if (resource.wire.remove !== undefined) mountDependents(app, deps, resource, options);
}

function mountDependents(app: FastifyInstance, deps: ApiDeps, resource: Resource, options: ResourceOptions): void {
  const access = resource.wire.remove?.access ?? dependentsCall.access;
  const path = dependentsCall.path.replace('{resource}', resource.name);
  serveByRows(app, { ...dependentsCall, path, access }, async (request) => {
    const id = pathId(request);
    if (id === null || !(await options.repository.exists(deps.reads, id))) throw new AppError('NOT_FOUND');
    const reading = { viewer: request.viewer, now: deps.clock() };
    const removableIds = await filterByPolicy(deps.reads, { resource, options }, 'remove', [id], reading);
    if (!removableIds.has(id)) throw new AppError('FORBIDDEN', { message: `${resource.name} ${id}` });
    const locale = readerLocaleOf(request.headers);
    const counts = await Promise.all(
      (options.dependents ?? []).map(async ({ resource: name, label, blocks, count }) => {
        const { rows } = await sql<{ count: number }>`select ${count(id)} as count`.execute(deps.reads);
        const texts = { label: label?.[locale], blocks: blocks?.[locale] };
        return { resource: name, ...texts, count: rows[0]?.count ?? 0 };
      }),
    );
    return { data: counts.filter(({ count }) => count > 0) };
  });
}

/** Schemas of parts of a row, by the names of their fields; different callers use few of them. */
const partSchemas = new WeakMap<Resource['entity'], RecentMap<string, Resource['entity']>>();
const mostParts = 100;

/** The schema of a row with only some of its fields. @param names names of its fields; null for all of them */
function schemaOf(schema: Resource['entity'], names: readonly string[] | null): Resource['entity'] {
  if (names === null) return schema;
  const knownParts = partSchemas.get(schema) ?? new RecentMap<string, Resource['entity']>(mostParts);
  const key = names.join();
  const part = knownParts.get(key) ?? z.pick(schema, Object.fromEntries(names.map((name) => [name, true])));
  knownParts.set(key, part);
  partSchemas.set(schema, knownParts);
  return part;
}

/** Fields of the table that an answer with this schema needs. */
function fieldsOf(schema: Resource['entity']): ReadonlySet<string> {
  const names = Object.keys(schema.shape);
  return new Set([...names, ...(names.some((name) => seoFieldNames.includes(name)) ? ['seo'] : [])]);
}

/** The viewer's abilities on the collection; null for a visitor, and when the resource has no add. */
function abilitiesOf(resource: Resource, viewer: Viewer | null): { add: boolean } | null {
  const { add } = resource.wire;
  return viewer === null || add === undefined ? null : { add: mayCallForRows(viewer, add.access) };
}

function slugOf(request: FastifyRequest): string {
  const { params } = request;
  const slug: unknown = typeof params === 'object' && params !== null && 'slug' in params ? params.slug : '';
  return String(slug);
}
