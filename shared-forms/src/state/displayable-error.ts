import { isErrorCode } from '@enlace/shared-contract';
import { toErrorView, type ErrorView } from '@enlace/shared-data';

/** Any rejection of `send` as an error that a form can show. */
export function displayableError(error: unknown): ErrorView {
  return isErrorView(error) ? error : toErrorView(error);
}

function isErrorView(error: unknown): error is ErrorView {
  return (
    typeof error === 'object' &&
    error !== null &&
    !(error instanceof Error) &&
    'code' in error &&
    isErrorCode(error.code) &&
    'fields' in error
  );
}
