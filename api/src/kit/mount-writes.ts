import { AppError, type Locale, mayCall, type Resource } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { auditOrigin } from '../audit/audit-origin';
import { recordAudit } from '../audit/record-audit';
import type { Db } from '../db/database';
import type { ApiDeps } from '../deps';
import { localeOf } from '../http/locale';
import { authorise } from './authorise';
import { requireSameVersion } from './edit-conflict';
import { galleryColumns } from './files';
import { forgetMediaUses, noteMediaUses } from './media-uses';
import { parseBody } from './parse';
import { queryId } from './path-id';
import { mayTouch, present, type RowOperation } from './present';
import { readContext } from './read-context';
import { bringsFiles, readValues } from './read-values';
import { changeRelation } from './relations';
import type { ResourceOptions } from './resource-options';
import { serveCall, serveOpen } from './serve-call';
import { freeSlug } from './slugs';
import type { Row } from './table-repository';
import { columnsOf } from './write-values';
import { writeTexts } from './write-texts';

/** add, edit and remove, each in one transaction with its relations and its audit entry. */
export function mountWrites(app: FastifyInstance, deps: ApiDeps, resource: Resource, options: ResourceOptions): void {
  const { repository, policy, files = {} } = options;
  const { add, edit, remove } = resource.wire;
  const showsFiles = resource.hasSeo || resource.richText.length > 0 || Object.keys(files).length > 0;
  const partial = z.partial(resource.write);

  const changeRelations = async (trx: Db, id: number, values: Row, locale: Locale): Promise<void> => {
    for (const relation of resource.relations) {
      const pair = options.relations?.[relation.field];
      if (pair !== undefined) await changeRelation(trx, relation, pair, id, values, locale);
    }
  };

  const answer = async (trx: Db, request: FastifyRequest, id: number): Promise<object> => {
    const context = readContext(request, deps.clock);
    const row = await repository.find(trx, id, context);
    if (row === null) throw new AppError('NOT_FOUND');
    const data = present(resource.entity, resource, row, context, request.viewer, policy);
    return { data, message: writeTexts[localeOf(request.headers)].saved };
  };

  /** The row an edit or removal is about, held; throws when it is not there or the viewer may not touch it. */
  const take = async (trx: Db, request: FastifyRequest, id: number, operation: RowOperation): Promise<Row> => {
    const bare = await repository.lock(trx, id);
    const row = bare === null ? null : await repository.find(trx, id, readContext(request, deps.clock));
    const access = resource.wire[operation]?.access;
    const isLetIn = row !== null && mayTouch(request.viewer, resource, operation, row, policy);
    if (!isLetIn && access !== undefined && !mayCall(request.viewer, access)) throw new AppError('FORBIDDEN');
    if (bare === null) throw new AppError('NOT_FOUND');
    return bare;
  };

  /** The values of an edit that brings files: they are stored before the row is held, but not for whoever may not edit it. */
  const storeFirst = async (request: FastifyRequest, id: number): Promise<Row> => {
    await deps.db.transaction().execute(async (trx) => {
      requireSameVersion(await take(trx, request, id, 'edit'), request.body);
    });
    return readValues(deps, resource, options, partial, request);
  };

  if (add !== undefined)
    serveCall(app, add, async (request, reply) => {
      const values = await readValues(deps, resource, options, resource.write, request);
      const now = deps.clock();
      const body = await deps.db.transaction().execute(async (trx) => {
        const { slugFrom } = options;
        const slug =
          slugFrom === undefined ? {} : { slug: await freeSlug(trx, repository.table, String(values[slugFrom])) };
        const galleries = galleryColumns(files, values, null);
        const columns = {
          ...columnsOf(resource, values, null),
          ...galleries,
          ...slug,
          created_at: now,
          updated_at: now,
        };
        const id = await repository.add(trx, columns);
        await changeRelations(trx, id, values, localeOf(request.headers));
        if (showsFiles) await noteMediaUses(trx, resource.name, repository.table, id);
        await recordAudit(trx, {
          origin: auditOrigin(request),
          action: 'add',
          resource: resource.name,
          rowId: id,
          after: values,
        });
        return answer(trx, request, id);
      });
      void reply.code(201);
      return body;
    });

  if (edit !== undefined)
    serveOpen(app, edit, async (request) => {
      if (policy === undefined) authorise(request, edit.access);
      else request.requireViewer();
      const id = queryId(request);
      const stored = bringsFiles(resource, options, request.body) ? await storeFirst(request, id) : null;
      return deps.db.transaction().execute(async (trx) => {
        const before = await take(trx, request, id, 'edit');
        requireSameVersion(before, request.body);
        const values: Row = stored ?? parseBody(partial, request);
        const updated_at = after(before['updated_at'], deps.clock());
        const galleries = galleryColumns(files, values, before);
        await repository.edit(trx, id, { ...columnsOf(resource, values, before), ...galleries, updated_at });
        await changeRelations(trx, id, values, localeOf(request.headers));
        if (showsFiles) await noteMediaUses(trx, resource.name, repository.table, id);
        await recordAudit(trx, {
          origin: auditOrigin(request),
          action: 'edit',
          resource: resource.name,
          rowId: id,
          before: changed(before, values),
          after: values,
        });
        return answer(trx, request, id);
      });
    });

  if (remove !== undefined)
    serveOpen(app, remove, async (request) => {
      if (policy === undefined) authorise(request, remove.access);
      else request.requireViewer();
      const id = queryId(request);
      return deps.db.transaction().execute(async (trx) => {
        const before = await take(trx, request, id, 'remove');
        await repository.remove(trx, id, deps.clock());
        if (showsFiles && !resource.isSoftDeleted) await forgetMediaUses(trx, resource.name, id);
        await recordAudit(trx, {
          origin: auditOrigin(request),
          action: 'remove',
          resource: resource.name,
          rowId: id,
          before,
        });
        return { data: { id }, message: writeTexts[localeOf(request.headers)].removed };
      });
    });
}

/** The time of a change: now, but always later than the change before it, so that two are never taken for one. */
function after(before: unknown, now: Date): Date {
  return before instanceof Date && before >= now ? new Date(before.getTime() + 1) : now;
}

/** What the changed fields were. */
function changed(before: Row, values: Row): Row {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in values));
}
