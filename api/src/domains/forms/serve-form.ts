import type { WireCall } from '@enlace/shared-contract/calls';
import { isAppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readerLocaleOf, prefixOf } from '../../infrastructure/http/locale';
import { serveCall } from '../../kit/core/http/serve-call';
import { answerRefused, answerSent, isPlainForm } from './plain-forms';

export interface FormAnswer {
  /** The answer to scripts. */
  readonly body: object;
  /** Query of the page to which browsers without scripts are redirected: the page of the form, or `page`. */
  readonly query: Readonly<Record<string, string>>;
  readonly page?: string;
}

/**
 * Serves a public form. Scripts receive 201 with a body; browsers without scripts receive 303 to a page. An error is a
 * JSON body or a page.
 */
export function serveForm(
  app: FastifyInstance,
  call: WireCall,
  receive: (request: FastifyRequest) => Promise<FormAnswer>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    if (!isPlainForm(request)) {
      const { body } = await receive(request);
      void reply.code(201);
      return body;
    }
    try {
      const { query, page } = await receive(request);
      if (page === undefined) return answerSent(request, reply, query);
      return reply
        .code(303)
        .header('location', `${prefixOf(request.headers)}${page}?${new URLSearchParams(query)}`)
        .send();
    } catch (error) {
      if (isAppError(error) && error.status < 500) return answerRefused(reply, error, readerLocaleOf(request.headers));
      throw error;
    }
  };
  serveCall(app, call, answer);
}
