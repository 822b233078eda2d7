import { isAppError } from '@enlace/shared-contract/errors';
import { type ErrorView, toErrorView } from '@enlace/shared-data';

/** Why a data set has no numbers. */
export interface FigureError extends ErrorView {
  /** When a repeated request can be answered, by the clock of this browser in milliseconds; null when unknown. */
  readonly retryAt: number | null;
}

/** An error as the state has it. A wrong period has its words at a field of the request. */
export function figureErrorOf(error: unknown): FigureError {
  const errorView = toErrorView(error);
  const seconds = isAppError(error) ? error.retryAfterSeconds : undefined;
  return {
    ...errorView,
    message: Object.values(errorView.fields)[0]?.[0] ?? errorView.message,
    retryAt: seconds === undefined ? null : Date.now() + seconds * 1000,
  };
}

/** Whether the same request can be answered later. The others fail each time: their view has to change. */
export function canRetry({ status }: FigureError): boolean {
  return status < 400 || status >= 500 || status === 401 || status === 408 || status === 429;
}
