import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { requireNoConflict } from './edit-conflict';
import { givenBody, bringsFiles, readValues } from './read-values';
import { parseWith } from '../http/parse';
import { admitRow, answerRecord, lockRow } from '../rights/row-request';
import { givenQueryId, queryId } from '../http/path-id';
import type { FormEdit, MountedResource } from '../table/resource-options';
import { rowOf } from '../table/row-of';
import { serveByRows, serveOpen } from '../http/serve-call';
import type { Row } from '../table/repository';
import type { ChildWrites } from './row-change';
import { addRow, writeRow, removeRow } from './write-row';
import { writeTexts } from './write-texts';
import { writeContextOf } from './write-context';

/** Routes for add, edit and remove. Each runs in one transaction with relations, history and audit entry. */
export function mountWrites(
  app: FastifyInstance,
  deps: ApiDeps,
  mountedResource: MountedResource,
  resources: readonly MountedResource[],
): void {
  const { resource, options } = mountedResource;
  const { add, edit, remove } = resource.wire;
  const partial = z.partial(resource.write);

  /** Stores the files of an edit before the row is locked, but only for viewers who may edit the row. */
  const storeFirst = async (request: FastifyRequest, id: number): Promise<Row> => {
    await deps.db.transaction().execute(async (trx) => {
      await requireNoConflict(
        trx,
        deps,
        mountedResource,
        request,
        await lockRow(trx, deps, mountedResource, request, id, 'edit'),
      );
    });
    return readValues(deps, resource, options, partial, request);
  };

  const extrasOf = (request: FastifyRequest) => {
    if (options.extras === undefined) return {};
    return rowOf(parseWith(options.extras, request.body ?? {}, readerLocaleOf(request.headers)));
  };

  if (add !== undefined)
    serveByRows(app, add, async (request, reply) => {
      const values = await readValues(deps, resource, options, resource.write, request);
      const body = await transact(deps.db, async (trx) => {
        const id = await addRow(trx, mountedResource, values, writeContextOf(request, deps));
        return answerRecord(trx, deps, mountedResource, request, reply, id);
      });
      void reply.code(201);
      return body;
    });

  if (edit !== undefined)
    serveOpen(
      app,
      { ...edit, admit: admitRow(deps, mountedResource, 'edit', givenQueryId) },
      async (request, reply) => {
        const id = queryId(request);
        const storedValues = bringsFiles(resource, options, request.body) ? await storeFirst(request, id) : null;
        return transact(deps.db, async (trx) => {
          const before = await lockRow(trx, deps, mountedResource, request, id, 'edit');
          await requireNoConflict(trx, deps, mountedResource, request, before);
          const values: Row =
            storedValues ?? parseWith(partial, givenBody(resource, request), readerLocaleOf(request.headers));
          const extras = extrasOf(request);
          const writing = { ...writeContextOf(request, deps), extras };
          const edit = { values, before, extras, now: writing.now };
          const children = await childWritesOf(trx, mountedResource, edit, resources);
          const change = { kind: 'edit' as const, id: Number(before['id']), values, children };
          await writeRow(trx, mountedResource, change, writing);
          return answerRecord(trx, deps, mountedResource, request, reply, id);
        });
      },
    );

  if (remove !== undefined)
    serveOpen(app, { ...remove, admit: admitRow(deps, mountedResource, 'remove', givenQueryId) }, async (request) => {
      const id = queryId(request);
      return transact(deps.db, async (trx) => {
        const before = await lockRow(trx, deps, mountedResource, request, id, 'remove');
        await requireNoConflict(trx, deps, mountedResource, request, before);
        const answerPart = await removeRow(trx, mountedResource, before, writeContextOf(request, deps));
        return { data: { id }, ...answerPart, message: writeTexts[readerLocaleOf(request.headers)].removed };
      });
    });
}

async function childWritesOf(
  trx: Db,
  { options }: MountedResource,
  edit: FormEdit,
  resources: readonly MountedResource[],
): Promise<readonly ChildWrites[]> {
  const changes = (await options.childChanges?.(trx, edit)) ?? {};
  return resources.flatMap((child) => {
    const ofChild = changes[child.resource.name] ?? [];
    return ofChild.length === 0 ? [] : [{ mountedResource: child, changes: ofChild }];
  });
}
