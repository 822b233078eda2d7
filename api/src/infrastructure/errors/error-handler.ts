import { AppError, codeOfStatus, type ErrorBody, isAppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { databaseError } from '../db/database-errors';
import { readerLocaleOf } from '../http/locale';
import { describeError } from '../log/describe-error';
import { errorTexts } from './error-texts';

/** Seconds until the next attempt after a passing failure that names no time. */
const usualRetrySeconds = 2;

/**
 * Answers every error in the platform's one format. Unknown errors are logged with the request's id and never shown.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrownError: unknown, request, reply) => {
    const error = appErrorOf(thrownError);
    if (error.status >= 500)
      request.log.error({ err: describeError(thrownError), code: error.code, reqId: request.id }, 'request failed');
    else request.log.debug({ code: error.code, reason: error.message }, 'refused');
    return sendError(reply, error, readerLocaleOf(request.headers));
  });
}

function sendError(reply: FastifyReply, error: AppError, locale: Locale): FastifyReply {
  const isPassing = error.code === 'UNAVAILABLE' || error.code === 'STORAGE_FULL';
  const seconds = error.retryAfterSeconds ?? (isPassing ? usualRetrySeconds : undefined);
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  void reply.code(error.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(errorBody(error, locale)));
}

/** The platform's error for any thrown value. */
export function appErrorOf(thrownError: unknown): AppError {
  if (isAppError(thrownError)) return thrownError;
  const byDatabase = databaseError(thrownError);
  if (byDatabase !== null) return byDatabase;
  const status = statusOf(thrownError);
  if (status === null) return new AppError('INTERNAL', { cause: thrownError });
  return new AppError(codeOfStatus(status), {
    cause: thrownError,
    message: thrownError instanceof Error ? thrownError.message : '',
  });
}

/** What a user reads of an error. */
export function userTextOf(error: AppError, locale: Locale): string {
  return error.userMessage ?? errorTexts[locale][error.code] ?? '';
}

function errorBody(error: AppError, locale: Locale): ErrorBody {
  const userText = userTextOf(error, locale);
  const fields = Object.entries(error.fields ?? {}).map(([name, messages]): [string, string[]] => [
    name,
    [...messages],
  ]);
  return {
    error: error.code.toLowerCase(),
    error_description: userText,
    message: userText,
    code: error.code,
    ...(fields.length === 0 ? {} : { errors: Object.fromEntries(fields) }),
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

/** Status of a framework error that the caller caused; null for other errors. */
function statusOf(thrownError: unknown): number | null {
  if (!(thrownError instanceof Error) || !('statusCode' in thrownError)) return null;
  const { statusCode } = thrownError;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}
