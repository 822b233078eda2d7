import { AppError } from '@enlace/shared-contract/errors';
import { send, type HttpAnswer, type SendRequest } from '@enlace/shared-data';
import { call, delay, race, type SagaIterator } from '@enlace/shared-platform';

/** Sends a call with a time limit in milliseconds. After it, the call is aborted and throws NETWORK. */
export function* sendWithin(timeout: number, request: SendRequest): SagaIterator<HttpAnswer> {
  const { answer } = yield race({ answer: call(send, request), late: delay(timeout) });
  if (answer === undefined) throw new AppError('NETWORK');
  return answer;
}
