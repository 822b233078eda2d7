import type { Access } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { authorise, authoriseForRows } from '../rights/authorise';

/** Handler of a route: answers a plain object, which is sent as JSON. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

/** Check of a call before its body is read; throws for a refused caller. */
export type Admission = (request: FastifyRequest) => void | Promise<void>;

/** The parts of a call that a route needs. */
type ServedCall = Pick<WireCall, 'method' | 'path'> & Partial<Pick<WireCall, 'access' | 'body'>>;

/**
 * Serves one row of the wire table under `/api` and `/back/api`. `{id}` in the path becomes a parameter; the handler
 * reads the query. A call that is not public refuses a visitor before its body is read, then `admit` can refuse a user;
 * the handler checks the rest.
 */
export function serveOpen(
  app: FastifyInstance,
  call: ServedCall & { readonly admit?: Admission },
  answer: Answer,
): void {
  const { access, admit } = call;
  const isForUsers = access !== undefined && access.kind !== 'public';
  serve(app, call, answer, async (request) => {
    if (isForUsers) request.requireViewer();
    await admit?.(request);
  });
}

/** As `serveOpen`, but the call's access is checked completely before the body is read. */
export function serveCall(app: FastifyInstance, call: ServedCall & { readonly access: Access }, answer: Answer): void {
  serve(app, call, answer, (request) => void authorise(request, call.access));
}

/** As `serveCall`, for users with the right `rows` of the access, too: `answer` returns or changes no row of others. */
export function serveByRows(
  app: FastifyInstance,
  call: ServedCall & { readonly access: Access },
  answer: Answer,
): void {
  serve(app, call, answer, (request) => authoriseForRows(request, call.access));
}

function serve(app: FastifyInstance, call: ServedCall, handler: Answer, admit: Admission): void {
  const [path = ''] = call.path.replace(/^\/back/, '').split('?');
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  for (const prefix of ['', '/back'])
    app.route({
      method: call.method,
      url: `${prefix}${url}`,
      config: call.body === undefined ? {} : { body: call.body },
      onRequest: async (request) => admit(request),
      handler,
    });
}
