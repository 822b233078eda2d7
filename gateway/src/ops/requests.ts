import { formCalls, incidentReportPath } from '@enlace/shared-contract/forms';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { redactUrl } from './redact-url';

/** The caller's request id when it is well-formed, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const givenId = request.headers['x-request-id'];
  return typeof givenId === 'string' && /^[\w-]{8,64}$/.test(givenId) ? givenId : randomUUID();
}

/** The page of the form or its state, without or with a language. */
const reportPage = /^(\/registry\/state\/[\w-]+)?(\/[a-z]{2})?\/report\/?$/;

/**
 * A report of an incident can be anonymous, so its line has no address; it is sent to the API or below `/back`. The page
 * of the form, its state and its challenge are requested shortly before, so their lines have no address either.
 */
function isAnonymous(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    const plainPath = decodeURIComponent(path);
    const isCall = [incidentReportPath, formCalls.challenge.path].some((each) => plainPath.endsWith(each));
    return isCall || reportPage.test(plainPath);
  } catch {
    return false;
  }
}

/** Logs one line per answer and adds the request id to it. */
export function logRequests(app: FastifyInstance, level: 'info' | 'debug'): void {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    logRequest(request, reply, reply.statusCode >= 500 ? 'warn' : level);
    next();
  });
}

/** Fastify's type of a logger has a part of Pino's functions. */
function isLogged(log: FastifyBaseLogger & Partial<Pick<Logger, 'isLevelEnabled'>>, level: string): boolean {
  return log.isLevelEnabled?.(level) ?? true;
}

function logRequest(request: FastifyRequest, reply: FastifyReply, level: 'info' | 'debug' | 'warn'): void {
  if (!isLogged(request.log, level)) return;
  const { method } = request;
  const url = redactUrl(request.url);
  request.log[level](
    {
      method,
      url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(isAnonymous(request.url) ? {} : { ip: request.ip }),
    },
    `${method} ${url} ${reply.statusCode}`,
  );
}
