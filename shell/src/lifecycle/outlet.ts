import type { RemoteModule } from '@enlace/shared-data';

/** What single-spa has made of each remote, for the React tree to draw. */
export interface Outlet {
  /** The remote that is mounted, if any. */
  readonly mounted: { readonly id: string; readonly module: RemoteModule } | null;
  /** Remotes that failed, with the phase; gone when "Try again" succeeds. */
  readonly failures: Readonly<Record<string, RemoteFailure>>;
}

export interface RemoteFailure {
  /** What the card's reference says; never a stack. */
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
