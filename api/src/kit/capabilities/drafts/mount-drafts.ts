import { draftCalls, scheduleSchema } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { admitRow, answerRecord, findRow, lockRow } from '../../core/rights/row-request';
import { authorise } from '../../core/rights/authorise';
import { requireNoConflict } from '../../core/write/edit-conflict';
import { parseBody } from '../../core/http/parse';
import { pathId } from '../../core/http/path-id';
import { readValues } from '../../core/write/read-values';
import type { MountedResource } from '../../core/table/resource-options';
import { type Admission, type Answer, serveOpen } from '../../core/http/serve-call';
import type { Row } from '../../core/table/repository';
import { writeRow } from '../../core/write/write-row';
import { nextVersion, writeContextOf } from '../../core/write/write-context';
import { answerDraft, requireSameDraft } from './answer-draft';
import { findDraft, mergeDraft, removeDraft, saveDraft } from './drafts.repository';
import { forgetPlans, publishRow, unpublishRow } from './publish-row';
import { plan } from './plan';
import { isEditorOf } from '../../core/table/published';

/** Drafts of a resource: save, show, publish now or later. For users who may edit the row. */
export function mountDrafts(app: FastifyInstance, deps: ApiDeps, mountedResource: MountedResource): void {
  const { resource, options } = mountedResource;
  if (!resource.capabilities.drafts) return;
  const partial = z.partial(resource.write);
  const admitEditor = admitRow(deps, mountedResource, 'edit');
  const serve = (call: WireCall, answer: Answer, admit: Admission = admitEditor): void =>
    serveOpen(app, { ...call, path: call.path.replace('{resource}', resource.name), admit }, answer);
  const nameOf = (row: Row) => ({ resource: resource.name, rowId: Number(row['id']) });

  /** Locks the row, runs the work, and answers the record. */
  const change =
    (work: (trx: Db, before: Row, request: FastifyRequest) => Promise<void>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
      return deps.db.transaction().execute(async (trx) => {
        const before = await lockRow(trx, deps, mountedResource, request, pathId(request), 'edit');
        await requireNoConflict(trx, deps, mountedResource, request, before);
        await work(trx, before, request);
        return answerRecord(trx, deps, mountedResource, request, reply, Number(before['id']));
      });
    };

  const admitAuthor: Admission = (request) => {
    const { add } = resource.wire;
    if (add === undefined) throw new AppError('NOT_FOUND');
    const viewer = authorise(request, add.access);
    // Other viewers could not read the new record.
    if (!isEditorOf(resource, viewer)) throw new AppError('FORBIDDEN');
  };
  const addUnpublished: Answer = async (request, reply) => {
    const values = await readValues(deps, resource, options, resource.write, request);
    const body = await deps.db.transaction().execute(async (trx) => {
      const change = { kind: 'add' as const, values, columns: { published_at: null } };
      const { id } = await writeRow(trx, mountedResource, change, writeContextOf(request, deps));
      return answerRecord(trx, deps, mountedResource, request, reply, id);
    });
    void reply.code(201);
    return body;
  };
  serve(draftCalls.addUnpublished, addUnpublished, admitAuthor);

  serve(draftCalls.getDraft, async (request, reply) => {
    const row = await findRow(deps, mountedResource, request, pathId(request), 'edit');
    return answerDraft(deps, mountedResource, request, reply, Number(row['id']));
  });

  serve(draftCalls.saveDraft, async (request, reply) => {
    const foundRow = await findRow(deps, mountedResource, request, pathId(request), 'edit');
    const id = Number(foundRow['id']);
    const values = await readValues(deps, resource, options, partial, request);
    await deps.db.transaction().execute(async (trx) => {
      const before = await lockRow(trx, deps, mountedResource, request, id, 'edit');
      const draft = await findDraft(trx, nameOf(before));
      requireSameDraft(request, draft);
      const { now, origin } = writeContextOf(request, deps);
      const base = before['updated_at'];
      await saveDraft(trx, nameOf(before), {
        body: mergeDraft(resource, options.files ?? {}, draft?.body ?? {}, values),
        base_version: draft?.base_version ?? (base instanceof Date ? base : now),
        updated_at: nextVersion(draft?.updated_at, now),
        updated_by: request.requireViewer().id,
      });
      await recordAudit(trx, { origin, action: 'saveDraft', resource: resource.name, rowId: id, after: values });
    });
    return answerDraft(deps, mountedResource, request, reply, id);
  });

  serve(draftCalls.discardDraft, async (request, reply) => {
    return deps.db.transaction().execute(async (trx) => {
      const before = await lockRow(trx, deps, mountedResource, request, pathId(request), 'edit');
      const draft = await findDraft(trx, nameOf(before));
      requireSameDraft(request, draft);
      await removeDraft(trx, nameOf(before));
      const { origin } = writeContextOf(request, deps);
      const id = Number(before['id']);
      const draftBody = draft?.body ?? null;
      await recordAudit(trx, { origin, action: 'discardDraft', resource: resource.name, rowId: id, before: draftBody });
      return answerRecord(trx, deps, mountedResource, request, reply, id);
    });
  });

  for (const [call, action, now] of [
    [draftCalls.publish, 'publish', publishRow],
    [draftCalls.unpublish, 'unpublish', unpublishRow],
  ] as const)
    serve(
      call,
      change(async (trx, before, request) => {
        const { at, reason = null } = parseBody(scheduleSchema, request);
        const writing = { ...writeContextOf(request, deps), reason };
        const dueAt = typeof at === 'string' && at !== '' ? new Date(at) : writing.now;
        if (dueAt > writing.now) await plan(trx, mountedResource, before, { action, at: dueAt }, writing);
        else await now(trx, mountedResource, before, writing);
      }),
    );

  serve(
    draftCalls.cancelSchedule,
    change(async (trx, before, request) => {
      await forgetPlans(trx, nameOf(before));
      const { origin } = writeContextOf(request, deps);
      await recordAudit(trx, { origin, action: 'unschedule', resource: resource.name, rowId: nameOf(before).rowId });
    }),
  );
}
