import { AppError } from '@enlace/shared-contract/errors';

/** The error of a field of a question. */
export function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `question: ${field}`, fields: { [field]: [text] } });
}
