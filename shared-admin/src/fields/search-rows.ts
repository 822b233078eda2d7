import type { Resource } from '@enlace/shared-contract/resources';
import { runCall, type ListOf, type ListQueryOf, type ResourceHandle } from '@enlace/shared-data';
import type { Store } from '@enlace/shared-platform';

/**
 * Requests rows through the kit and waits for them; pickers search with it.
 * @param signal cancels the request
 */
export async function searchRows<R extends Resource>(
  store: Store,
  handle: ResourceHandle<R>,
  query: ListQueryOf<R>,
  signal: AbortSignal,
): Promise<ListOf<R>['rows']> {
  const { request, release } = handle.list(query);
  const leave = () => void store.dispatch(release);
  signal.addEventListener('abort', leave, { once: true });
  try {
    await runCall(store.dispatch, request);
    return handle.selectList(store.getState(), query).rows;
  } finally {
    if (!signal.aborted) leave();
    signal.removeEventListener('abort', leave);
  }
}
