import { AppError, codeOfStatus, type ErrorBody, isAppError, type Locale } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { databaseError } from '../db/database-errors';
import { localeOf } from '../http/locale';
import { errorTexts } from './error-texts';

/** Answers every error in the platform's one shape (DESIGN §4). What is unknown is logged with the request's id, never shown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((raised: unknown, request, reply) => {
    const error = appErrorOf(raised);
    if (error.status >= 500)
      request.log.error({ err: logged(raised), code: error.code, reqId: request.id }, 'request failed');
    else request.log.debug({ code: error.code, reason: error.message }, 'refused');
    return sendError(reply, error, localeOf(request.headers));
  });
}

function sendError(reply: FastifyReply, error: AppError, locale: Locale): FastifyReply {
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
  void reply.code(error.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(errorBody(error, locale)));
}

/** The platform's error for whatever was raised. */
export function appErrorOf(raised: unknown): AppError {
  if (isAppError(raised)) return raised;
  const byDatabase = databaseError(raised);
  if (byDatabase !== null) return byDatabase;
  const status = statusOf(raised);
  if (status === null) return new AppError('INTERNAL', { cause: raised });
  return new AppError(codeOfStatus(status), { cause: raised, message: raised instanceof Error ? raised.message : '' });
}

function errorBody(error: AppError, locale: Locale): ErrorBody {
  const said = error.userMessage ?? errorTexts[locale][error.code] ?? '';
  const fields = Object.entries(error.fields ?? {}).map(([name, messages]): [string, string[]] => [
    name,
    [...messages],
  ]);
  return {
    error: error.code.toLowerCase(),
    error_description: said,
    message: said,
    code: error.code,
    ...(fields.length === 0 ? {} : { errors: Object.fromEntries(fields) }),
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

/** Status of an error of the framework, when the caller is to blame. */
function statusOf(raised: unknown): number | null {
  if (!(raised instanceof Error) || !('statusCode' in raised)) return null;
  const { statusCode } = raised;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}

/** What the log is told: drivers hang queries, values and pages of source on their errors. */
function logged(raised: unknown): object {
  if (!(raised instanceof Error)) return { message: String(raised).slice(0, 500) };
  return {
    type: raised.name,
    message: raised.message.slice(0, 500),
    stack: (raised.stack ?? '').slice(0, 4000),
    ...('code' in raised ? { code: raised.code } : {}),
    ...(raised.cause instanceof Error ? { cause: raised.cause.message.slice(0, 500) } : {}),
  };
}
