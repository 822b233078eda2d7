import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { errorBody } from '../ops/errors';

/** The paths that belong to the API. */
export const apiPrefixes = ['/api', '/back', '/dev/mail'] as const;

/** Forwards the API's paths. Streams body and answer, and adds the addresses that the API needs. */
export function proxyTo(apiUrl: string): FastifyPluginAsync {
  return async (app) => {
    // Most gateways have the API in their process and never need it.
    const { default: proxy } = await import('@fastify/http-proxy');
    for (const prefix of apiPrefixes) {
      await app.register(proxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        // Uploads and exports can take long. An API that sends nothing at all times out.
        undici: { headersTimeout: 60_000, bodyTimeout: 300_000, connectTimeout: 5_000, connections: 256 },
        replyOptions: {
          // A 503 goes to the caller with its Retry-After. The gateway does not retry it.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }),
          onError: (reply, { error: cause }) => {
            reply.request.log.error({ err: cause }, 'the API did not answer');
            const error = new AppError('UNAVAILABLE', { retryAfterSeconds: 2, cause });
            void reply.code(error.status).header('retry-after', '2').header('cache-control', 'no-store');
            void reply.send(errorBody(error));
          },
        },
      });
    }
  };
}

function forwardedHeaders(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'id'>): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}
