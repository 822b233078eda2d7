import { call, getContext, type SagaIterator, type Store, type UnknownAction } from '@enlace/shared-platform';

import type { HttpAnswer, HttpPort, HttpRequest } from './http-port';

/** What the store lends to its sagas. */
export interface SagaContext {
  readonly http: HttpPort;
  readonly dispatch: Store['dispatch'];
}

export interface SendRequest extends Omit<HttpRequest, 'signal' | 'onProgress'> {
  /** Makes an action of each upload percentage. */
  readonly progressed?: (percent: number) => UnknownAction;
}

/** Sends a call from a saga: `const answer = yield* send({ call, client })`. Cancelling the saga aborts the request. */
export function* send({ progressed, ...request }: SendRequest): SagaIterator<HttpAnswer> {
  const http: HttpPort = yield getContext('http');
  const dispatch: Store['dispatch'] = yield getContext('dispatch');
  const controller = new AbortController();
  try {
    return yield call([http, http.send], {
      ...request,
      signal: controller.signal,
      ...(progressed ? { onProgress: (percent: number) => dispatch(progressed(percent)) } : {}),
    });
  } finally {
    // Nothing is yielded here: after a yield the generator that delegated to this one would go on as if uncancelled.
    // An answered request does not mind being aborted.
    controller.abort();
  }
}
