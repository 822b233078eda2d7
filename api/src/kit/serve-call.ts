import { type BodyKind, type WireCall } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { authorise } from './authorise';

/** Handler of a route: answers a plain object, which is sent as JSON. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Encoding of the call's body, for the documentation. */
    body?: BodyKind;
  }
}

/**
 * Serves one row of the wire table under `/api` and `/back/api`. `{id}` in the path becomes a parameter. A query in
 * the path is not part of the route; the handler parses it.
 */
export function serveOpen(app: FastifyInstance, call: Pick<WireCall, 'method' | 'path'>, answer: Answer): void {
  const [path = ''] = call.path.replace(/^\/back/, '').split('?');
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  for (const prefix of ['', '/back']) app.route({ method: call.method, url: `${prefix}${url}`, handler: answer });
}

/** Like `serveOpen`, for callers with the access that the call requires. */
export function serveCall(app: FastifyInstance, call: WireCall, answer: Answer): void {
  serveOpen(app, call, async (request, reply) => {
    authorise(request, call.access);
    return answer(request, reply);
  });
}
