import { call, getContext, type SagaIterator, type Store, type UnknownAction } from '@enlace/shared-platform';

import type { HttpAnswer, HttpPort, HttpRequest } from './http-port';

/** Context that the store provides to its sagas. */
export interface SagaContext {
  readonly http: HttpPort;
  readonly dispatch: Store['dispatch'];
}

export interface SendRequest extends Omit<HttpRequest, 'signal' | 'onProgress'> {
  /** Makes an action from each upload percentage. */
  readonly makeProgressAction?: (percent: number) => UnknownAction;
}

/**
 * Sends a request from a saga: `const answer = yield* send({ call, client })`. Cancelling the saga aborts the request.
 */
export function* send({ makeProgressAction, ...request }: SendRequest): SagaIterator<HttpAnswer> {
  const http: HttpPort = yield getContext('http');
  const dispatch: Store['dispatch'] = yield getContext('dispatch');
  const controller = new AbortController();
  try {
    return yield call([http, http.send], {
      ...request,
      signal: controller.signal,
      ...(makeProgressAction ? { onProgress: (percent: number) => dispatch(makeProgressAction(percent)) } : {}),
    });
  } finally {
    // A yield here would let the calling generator continue after a cancellation. Aborting an answered request has no
    // effect.
    controller.abort();
  }
}
