import type { Resource } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { transact } from '../infrastructure/db/transact';
import type { ApiDeps } from '../infrastructure/env/deps';
import { localeOf } from '../infrastructure/http/locale';
import { requireNoConflict } from './edit-conflict';
import { parseBody } from './parse';
import { queryId } from './path-id';
import { bringsFiles, readValues } from './read-values';
import type { ResourceOptions } from './resource-options';
import { answerRecord, letIn, takeRow } from './row-request';
import { serveCall, serveOpen } from './serve-call';
import type { Row } from './table-repository';
import { addRow, writeRow } from './write/write-row';
import { removeRow } from './undo/remove-row';
import { writeTexts } from './write-texts';
import { writingOf } from './writing';

/** add, edit and remove, each in one transaction with its relations, its history and its audit entry. */
export function mountWrites(app: FastifyInstance, deps: ApiDeps, resource: Resource, options: ResourceOptions): void {
  const mounted = { resource, options };
  const { add, edit, remove } = resource.wire;
  const partial = z.partial(resource.write);

  /** The values of an edit that brings files: they are stored before the row is held, but not for whoever may not edit it. */
  const storeFirst = async (request: FastifyRequest, id: number): Promise<Row> => {
    await deps.db.transaction().execute(async (trx) => {
      await requireNoConflict(trx, deps, mounted, request, await takeRow(trx, deps, mounted, request, id, 'edit'));
    });
    return readValues(deps, resource, options, partial, request);
  };

  if (add !== undefined)
    serveCall(app, add, async (request, reply) => {
      const values = await readValues(deps, resource, options, resource.write, request);
      const body = await transact(deps.db, async (trx) => {
        const id = await addRow(trx, mounted, values, writingOf(request, deps));
        return answerRecord(trx, deps, mounted, request, reply, id);
      });
      void reply.code(201);
      return body;
    });

  if (edit !== undefined)
    serveOpen(app, edit, async (request, reply) => {
      letIn(request, mounted, 'edit');
      const id = queryId(request);
      const stored = bringsFiles(resource, options, request.body) ? await storeFirst(request, id) : null;
      return transact(deps.db, async (trx) => {
        const before = await takeRow(trx, deps, mounted, request, id, 'edit');
        await requireNoConflict(trx, deps, mounted, request, before);
        const values: Row = stored ?? parseBody(partial, request);
        await writeRow(trx, mounted, { kind: 'edit', id: Number(before['id']), values }, writingOf(request, deps));
        return answerRecord(trx, deps, mounted, request, reply, id);
      });
    });

  if (remove !== undefined)
    serveOpen(app, remove, async (request) => {
      letIn(request, mounted, 'remove');
      const id = queryId(request);
      return transact(deps.db, async (trx) => {
        const before = await takeRow(trx, deps, mounted, request, id, 'remove');
        await requireNoConflict(trx, deps, mounted, request, before);
        const undo = await removeRow(trx, mounted, before, writingOf(request, deps));
        return { data: { id }, ...undo, message: writeTexts[localeOf(request.headers)].removed };
      });
    });
}
