import type { RemoteModule } from '@enlace/shared-data';

/** The state of each remote in single-spa, for the React tree. */
export interface Outlet {
  /** The mounted remote, if any. */
  readonly mounted: { readonly id: string; readonly module: RemoteModule } | null;
  /** Failed remotes with the phase; removed after a successful "Try again". */
  readonly failures: Readonly<Record<string, RemoteFailure>>;
}

export interface RemoteFailure {
  /** The reference on the error card; never a stack. */
  readonly phase: 'load' | 'start';
  readonly at: number;
}

export const emptyOutlet: Outlet = { mounted: null, failures: {} };

export function withMounted(outlet: Outlet, id: string, module: RemoteModule): Outlet {
  return { mounted: { id, module }, failures: withoutFailure(outlet.failures, id) };
}

export function withUnmounted(outlet: Outlet, id: string): Outlet {
  return outlet.mounted?.id === id ? { ...outlet, mounted: null } : outlet;
}

export function withFailure(outlet: Outlet, id: string, failure: RemoteFailure): Outlet {
  return { ...withUnmounted(outlet, id), failures: { ...outlet.failures, [id]: failure } };
}

export function withRetry(outlet: Outlet, id: string): Outlet {
  return { ...outlet, failures: withoutFailure(outlet.failures, id) };
}

function withoutFailure(failures: Outlet['failures'], id: string): Outlet['failures'] {
  const { [id]: _gone, ...others } = failures;
  return others;
}
