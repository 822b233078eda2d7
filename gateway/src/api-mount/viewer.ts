import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { AppError, type Viewer } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import { withTimeLimit } from '../ops/time-limit';
import type { ApiPort } from './api-port';

/** Cookies of a session. A request without them and without a bearer token needs no call. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?(?:next-auth\.session-token|enlace_refresh)(?:\.\d+)?=/;
const timeLimitMs = 3_000;
const filesMemoryMs = 2_000;
const memoryCap = 5_000;

export interface Viewers {
  /** The viewer of this request, resolved once per request. Rejects with UNAVAILABLE when the API is not available. */
  of(request: FastifyRequest): Promise<Viewer | null>;
  /** The same, remembered for two seconds: one page requests many files. */
  recent(request: FastifyRequest): Promise<Viewer | null>;
}

export function createViewers(api: Pick<ApiPort, 'resolveViewer'>): Viewers {
  const perRequest = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  const memory = new Map<string, { readonly at: number; readonly viewer: Promise<Viewer | null> }>();

  const of = (request: FastifyRequest): Promise<Viewer | null> => {
    const pendingViewer = perRequest.get(request);
    if (pendingViewer !== undefined) return pendingViewer;
    const viewer = ask(api, request.headers);
    perRequest.set(request, viewer);
    return viewer;
  };

  const recent = (request: FastifyRequest): Promise<Viewer | null> => {
    if (!hasSession(request.headers)) return Promise.resolve(null);
    const key = keyOf(request.headers);
    const rememberedViewer = memory.get(key);
    if (rememberedViewer !== undefined && Date.now() - rememberedViewer.at < filesMemoryMs)
      return rememberedViewer.viewer;
    if (memory.size >= memoryCap) memory.clear();
    const viewer = of(request);
    memory.set(key, { at: Date.now(), viewer });
    viewer.catch(() => memory.delete(key));
    return viewer;
  };

  return { of, recent };
}

function hasSession(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || sessionCookie.test(headers.cookie ?? '');
}

async function ask(api: Pick<ApiPort, 'resolveViewer'>, headers: IncomingHttpHeaders): Promise<Viewer | null> {
  if (!hasSession(headers)) return null;
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
