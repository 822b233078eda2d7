import { type BodyKind, type WireCall } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { authorise } from './authorise';

/** What a route answers: a plain object, sent as JSON. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the call's body is encoded, for the documentation. */
    body?: BodyKind;
  }
}

/**
 * Serves one row of the wire table under `/api` and under `/back/api` alike. `{id}` in the path becomes a parameter;
 * a query in the path is the handler's to read.
 */
export function serveOpen(app: FastifyInstance, call: Pick<WireCall, 'method' | 'path'>, answer: Answer): void {
  const [path = ''] = call.path.replace(/^\/back/, '').split('?');
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  for (const prefix of ['', '/back']) app.route({ method: call.method, url: `${prefix}${url}`, handler: answer });
}

/** As `serveOpen`, for callers that the call's access lets in. */
export function serveCall(app: FastifyInstance, call: WireCall, answer: Answer): void {
  serveOpen(app, call, async (request, reply) => {
    authorise(request, call.access);
    return answer(request, reply);
  });
}
