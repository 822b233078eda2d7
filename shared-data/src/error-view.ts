import { isAppError } from '@enlace/shared-contract/errors';

import type { ErrorView } from './http-port';

/** Converts any thrown value to plain data for a slice. An unknown error becomes INTERNAL without a message. */
export function toErrorView(error: unknown): ErrorView {
  if (!isAppError(error)) {
    return { code: 'INTERNAL', message: '', reason: String(error), status: 0, fields: {}, details: null, body: null };
  }
  return {
    code: error.code,
    message: error.userMessage ?? '',
    reason: error.message,
    status: error.status,
    fields: error.fields ?? {},
    details: error.details ?? null,
    body: error.body ?? null,
  };
}
