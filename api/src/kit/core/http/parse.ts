import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/v4/core';

import { fieldErrors } from '../../../infrastructure/errors/field-errors';
import { readerLocaleOf } from '../../../infrastructure/http/locale';

/** Parses a value. Throws VALIDATION_FAILED with a message per field in the given language. */
export function parseWith<S extends z.$ZodType>(schema: S, value: unknown, locale: Locale): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error.issues, value, locale);
  throw new AppError('VALIDATION_FAILED', { message: `invalid: ${Object.keys(fields).join(', ')}`, fields });
}

/** The parsed body of a request, in any encoding. */
export function parseBody<S extends z.$ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parseWith(schema, request.body ?? {}, readerLocaleOf(request.headers));
}

/** The parsed query of a request. */
export function parseQuery<S extends z.$ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parseWith(schema, request.query ?? {}, readerLocaleOf(request.headers));
}
