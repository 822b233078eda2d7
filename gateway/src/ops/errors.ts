import { AppError, codeOfStatus, type ErrorBody, isAppError } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Sends an error in the platform's one shape (DESIGN §4). */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.status === 0 ? 500 : error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error)));
}

/** The body of an error answer. */
export function errorBody(error: AppError): ErrorBody {
  const said = error.userMessage ?? wordsOf(error.code);
  return {
    error: error.code.toLowerCase(),
    error_description: said,
    message: said,
    code: error.code,
    ...(error.fields === undefined ? {} : { errors: copyFields(error.fields) }),
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

/** Every error of the gateway's own routes; what is unknown is logged and never shown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((raised: unknown, request, reply) => {
    const error = toAppError(raised);
    if (error.status >= 500) request.log.error({ err: raised }, error.message);
    else request.log.info({ code: error.code, reason: error.message }, 'refused');
    return sendError(reply, error);
  });
}

/** The platform's error for whatever was raised. */
export function toAppError(raised: unknown): AppError {
  if (isAppError(raised)) return raised;
  const status = statusOf(raised);
  if (status !== null && status < 500) return new AppError(codeOfStatus(status), { status, cause: raised });
  return new AppError('INTERNAL', { message: 'unexpected', cause: raised });
}

function statusOf(raised: unknown): number | null {
  if (!(raised instanceof Error) || !('statusCode' in raised)) return null;
  return typeof raised.statusCode === 'number' && raised.statusCode >= 400 ? raised.statusCode : null;
}

function wordsOf(code: string): string {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function copyFields(fields: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, [...messages]]));
}
