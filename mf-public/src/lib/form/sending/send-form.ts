import { AppError } from '@enlace/shared-contract';
import type { HttpAnswer } from '@enlace/shared-data';
import type { Store } from '@enlace/shared-platform';

import { selectSending, sent } from './sending';
import type { FormRequest } from './sending.slice';

/** Sends a form through the slice. Rejects with an `AppError`, as every client of the API does. */
export function sendForm(store: Store, request: FormRequest): Promise<HttpAnswer> {
  store.dispatch(sent(request));
  return new Promise((resolve, reject) => {
    const settle = () => {
      const { status, answer, error } = selectSending(store.getState(), request.id);
      if (status === 'pending') return;
      stop();
      if (answer !== null) return resolve(answer);
      reject(new AppError(error?.code ?? 'INTERNAL', { ...error, userMessage: error?.message ?? '' }));
    };
    const stop = store.subscribe(settle);
  });
}
