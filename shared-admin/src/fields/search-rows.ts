import { AppError, type RowOf, type Resource } from '@enlace/shared-contract';
import type { ListQueryOf, ResourceHandle } from '@enlace/shared-data';
import type { Store } from '@enlace/shared-platform';

/**
 * Asks for rows through the kit and waits for them: what pickers search with.
 * @param signal lets go of the request when the answer is no longer wanted
 */
export function searchRows<R extends Resource>(
  store: Store,
  handle: ResourceHandle<R>,
  query: ListQueryOf<R>,
  signal: AbortSignal,
): Promise<readonly RowOf<R>[]> {
  const { request, release } = handle.list(query);
  return new Promise((resolve, reject) => {
    store.dispatch(request);
    const stop = store.subscribe(() => {
      const { status, rows, error } = handle.selectList(store.getState(), query);
      if (status === 'pending') return;
      stop();
      if (status === 'fulfilled') resolve(rows);
      else reject(new AppError(error?.code ?? 'NETWORK'));
    });
    signal.addEventListener('abort', () => {
      stop();
      store.dispatch(release);
      reject(new AppError('NETWORK'));
    });
  });
}
