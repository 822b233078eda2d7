import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import { withTimeLimit } from '../ops/time-limit';
import type { ApiPort } from './api-port';

/** Cookies of a session. A request without them and without a bearer token needs no call. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?(?:next-auth\.session-token|enlace_refresh)(?:\.\d+)?=/;
const timeLimitMs = 3_000;
/** A file of a page waits this long for an answer when the viewer was known a moment ago. */
const filesWaitMs = 500;
const filesMemoryMs = 2_000;
/** A viewer stays known for this long while the API does not answer. */
const outageMemoryMs = 600_000;
const memoryCap = 5_000;

export interface Viewers {
  /** The viewer of this request, resolved once per request. Rejects with UNAVAILABLE when the API is not available. */
  of(request: FastifyRequest): Promise<Viewer | null>;
  /**
   * The same, remembered for two seconds: one page requests many files. While the API does not answer, the last answer
   * counts for ten minutes.
   */
  recent(request: FastifyRequest): Promise<Viewer | null>;
}

interface Memory {
  readonly at: number;
  readonly viewer: Viewer | null;
}

export interface ViewersOptions {
  readonly filesWaitMs?: number;
  readonly clock?: () => number;
}

export function createViewers(api: Pick<ApiPort, 'resolveViewer'>, options: ViewersOptions = {}): Viewers {
  const now = options.clock ?? Date.now;
  const perRequest = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  const pendingAnswers = new Map<string, Promise<Viewer | null>>();
  const memory = new Map<string, Memory>();

  const remember = (key: string, viewer: Viewer | null): void => {
    memory.delete(key);
    memory.set(key, { at: now(), viewer });
    const [oldest] = memory.keys();
    if (memory.size > memoryCap && oldest !== undefined) memory.delete(oldest);
  };

  const of = (request: FastifyRequest): Promise<Viewer | null> => {
    if (!hasSession(request.headers)) return visitor;
    const pendingViewer = perRequest.get(request);
    if (pendingViewer !== undefined) return pendingViewer;
    const viewer = sendRequest(api, request.headers);
    perRequest.set(request, viewer);
    const key = keyOf(request.headers);
    void viewer.then((resolvedViewer) => remember(key, resolvedViewer)).catch(() => undefined);
    return viewer;
  };

  const askOnce = (key: string, request: FastifyRequest): Promise<Viewer | null> => {
    const pendingAnswer = pendingAnswers.get(key);
    if (pendingAnswer !== undefined) return pendingAnswer;
    const answer = of(request).finally(() => pendingAnswers.delete(key));
    pendingAnswers.set(key, answer);
    return answer;
  };

  const recent = async (request: FastifyRequest): Promise<Viewer | null> => {
    if (!hasSession(request.headers)) return null;
    const key = keyOf(request.headers);
    const lastAnswer = memory.get(key);
    const age = lastAnswer === undefined ? Number.POSITIVE_INFINITY : now() - lastAnswer.at;
    if (lastAnswer !== undefined && age < filesMemoryMs) return lastAnswer.viewer;
    const answer = askOnce(key, request);
    if (lastAnswer === undefined || age > outageMemoryMs) return answer;
    return withTimeLimit(answer, options.filesWaitMs ?? filesWaitMs, 'late').catch(() => lastAnswer.viewer);
  };

  return { of, recent };
}

function hasSession(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || sessionCookie.test(headers.cookie ?? '');
}

const visitor: Promise<null> = Promise.resolve(null);

async function sendRequest(api: Pick<ApiPort, 'resolveViewer'>, headers: IncomingHttpHeaders): Promise<Viewer | null> {
  try {
    return await withTimeLimit(api.resolveViewer(headers), timeLimitMs, 'the session was not read in time');
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { message: 'cannot tell who is looking', retryAfterSeconds: 2, cause });
  }
}

function keyOf(headers: IncomingHttpHeaders): string {
  return createHash('sha256')
    .update(`${headers.cookie ?? ''}\n${headers.authorization ?? ''}`)
    .digest('base64');
}
