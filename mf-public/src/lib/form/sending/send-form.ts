import { AppError } from '@enlace/shared-contract';
import type { HttpAnswer } from '@enlace/shared-data';
import { whenSettled } from '@enlace/shared-forms';
import type { Store } from '@enlace/shared-platform';

import { selectSending, sent } from './sending';
import type { FormRequest } from './sending.slice';

/** Sends a form through the slice. Rejects with an `AppError`, as every client of the API does. */
export async function sendForm(store: Store, request: FormRequest): Promise<HttpAnswer> {
  store.dispatch(sent(request));
  const { answer, error } = await whenSettled(store, (state) => {
    const sending = selectSending(state, request.id);
    return sending.status === 'pending' ? undefined : sending;
  });
  if (answer !== null) return answer;
  throw new AppError(error?.code ?? 'INTERNAL', { ...error, userMessage: error?.message ?? '' });
}
