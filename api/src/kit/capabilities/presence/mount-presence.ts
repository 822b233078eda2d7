import { presenceCall, presenceSchema, presenceWaitSeconds, type PresentPerson } from '@enlace/shared-contract/admin';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { admitRow, findRow } from '../../core/rights/row-request';
import { parseBody } from '../../core/http/parse';
import { pathId } from '../../core/http/path-id';
import type { MountedResource } from '../../core/table/resource-options';
import { serveOpen } from '../../core/http/serve-call';
import { endLostTabs } from './end-lost-tabs';
import { endSign, giveSign, leaveRow, otherPeople, saveSince, timeToExpiry } from './present-tabs';
import { waitForNews } from './wait-for-news';

interface PresenceAnswer {
  readonly data: readonly PresentPerson[];
  readonly saved: Awaited<ReturnType<typeof saveSince>>;
  readonly tag?: string;
}

/** A tab that has not called again this long after its last call has ended. */
const silenceMs = 1500;

/**
 * Users who have a row open, for users who may edit it. Stored in the database, so that all processes share it. A
 * tab holds a call open; the end of its connection shows the end of the tab.
 */
export function mountPresence(app: FastifyInstance, deps: ApiDeps, mountedResource: MountedResource): void {
  const { resource, options } = mountedResource;
  if (resource.wire.edit === undefined) return;
  const path = presenceCall.path.replace('{resource}', resource.name);
  const waits = new Set<AbortController>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    waits.forEach((wait) => wait.abort());
  });

  const admit = admitRow(deps, mountedResource, 'edit');
  serveOpen(app, { ...presenceCall, path, admit }, async (request, reply) => {
    const { state, version, page: tab, tag } = parseBody(presenceSchema, request);
    const readRow = () => findRow(deps, mountedResource, request, pathId(request), 'edit');
    const row = { resource: resource.name, rowId: Number((await readRow())['id']) };
    const userId = request.requireViewer().id;
    const read = async (): Promise<PresenceAnswer> => {
      const { updated_at: updatedAt } = await readRow();
      const newerSave = !version ? null : await saveSince(deps.db, row, updatedAt, version);
      const answer = { data: await otherPeople(deps.db, row, userId, deps.clock()), saved: newerSave };
      return tab === undefined ? answer : { ...answer, tag: tagOf(answer) };
    };
    const name = { ...row, userId, tab: tab ?? '' };
    const sign = randomUUID();
    if (state === 'left') await leaveRow(deps.db, name, tab);
    else await giveSign(deps.db, name, { state, sign, connection: deps.connectionName }, deps.clock());
    if (state === 'left' || tab === undefined) return read();

    const wait = new AbortController();
    waits.add(wait);
    const end = (): void => {
      waits.delete(wait);
      wait.abort();
      // A database that is closed meanwhile keeps the row until it expires.
      setTimeout(() => void endSign(deps.db, name, sign).catch(() => undefined), silenceMs).unref();
    };
    reply.raw.once('close', end);
    // The tab was closed before its sign was stored.
    if (request.raw.socket.destroyed) end();
    // The head of a late answer has promised to keep the connection.
    reply.raw.once('finish', () => isClosing && request.raw.socket.end());
    const first = await read();
    if (first.tag !== tag) return first;
    const waitMs = presenceWaitSeconds * 1000;
    const isNews = (answer: PresenceAnswer) => answer.tag !== tag;
    const table = options.repository.table;
    const silentChangeMs = await timeToExpiry(deps.db, row, userId, deps.clock());
    // Without other users no tab can be lost.
    if (silentChangeMs !== null) endLostTabs(deps, row, wait.signal);
    const wishes = { row, table, read, isNews, signal: wait.signal, waitMs, silentChangeMs };
    return sendLate(reply, waitForNews(deps, wishes));
  });
}

/** Sends the head of the answer at once: a gateway notices the end of a tab only during an answer. */
function sendLate(reply: FastifyReply, work: Promise<PresenceAnswer>): FastifyReply {
  const body = new PassThrough();
  // JSON can begin with a space.
  body.write(' ');
  work.then(
    (answer) => body.end(JSON.stringify(answer)),
    (error: unknown) => body.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return reply.type('application/json; charset=utf-8').send(body);
}

function tagOf(answer: PresenceAnswer): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16);
}
