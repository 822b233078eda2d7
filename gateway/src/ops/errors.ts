import { AppError, codeOfStatus, type ErrorBody, isAppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Seconds until the next attempt after a passing failure that names no time. */
const usualRetrySeconds = 2;

/** Sends an error in the platform's error format. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const isPassing = error.code === 'UNAVAILABLE' || error.code === 'STORAGE_FULL';
  const seconds = error.retryAfterSeconds ?? (isPassing ? usualRetrySeconds : undefined);
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  return reply
    .code(error.status === 0 ? 500 : error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error)));
}

/** The body of an error answer. */
export function errorBody(error: AppError): ErrorBody {
  const message = error.userMessage ?? wordsOf(error.code);
  return {
    error: error.code.toLowerCase(),
    error_description: message,
    message,
    code: error.code,
    ...(error.fields === undefined ? {} : { errors: copyFields(error.fields) }),
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

/** Handles every error of the gateway's own routes. Unknown errors are logged and never shown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrownValue: unknown, request, reply) => {
    const error = toAppError(thrownValue);
    if (error.status >= 500) request.log.error({ err: thrownValue }, error.message);
    else request.log.info({ code: error.code, reason: error.message }, 'refused');
    return sendError(reply, error);
  });
}

/** Converts any thrown value to an error of the platform. */
export function toAppError(thrownValue: unknown): AppError {
  if (isAppError(thrownValue)) return thrownValue;
  if (isDiskFull(thrownValue)) return new AppError('STORAGE_FULL', { message: 'disk full', cause: thrownValue });
  const status = statusOf(thrownValue);
  if (status !== null && status < 500) return new AppError(codeOfStatus(status), { status, cause: thrownValue });
  return new AppError('INTERNAL', { message: 'unexpected', cause: thrownValue });
}

function isDiskFull(thrownValue: unknown): boolean {
  return thrownValue instanceof Error && 'code' in thrownValue && /^(ENOSPC|EDQUOT)$/.test(String(thrownValue.code));
}

function statusOf(thrownValue: unknown): number | null {
  if (!(thrownValue instanceof Error) || !('statusCode' in thrownValue)) return null;
  return typeof thrownValue.statusCode === 'number' && thrownValue.statusCode >= 400 ? thrownValue.statusCode : null;
}

function wordsOf(code: string): string {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function copyFields(fields: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, [...messages]]));
}
