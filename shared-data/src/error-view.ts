import { isAppError } from '@enlace/shared-contract';

import type { ErrorView } from './http-port';

/** Any thrown value as plain data for a slice. What is not an `AppError` becomes INTERNAL with no text for the person. */
export function toErrorView(error: unknown): ErrorView {
  if (!isAppError(error)) {
    return { code: 'INTERNAL', message: '', status: 0, fields: {}, details: null, body: null };
  }
  return {
    code: error.code,
    message: error.userMessage ?? '',
    status: error.status,
    fields: error.fields ?? {},
    details: error.details ?? null,
    body: error.body ?? null,
  };
}
